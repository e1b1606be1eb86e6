import Testing

@testable import Tables

/// What is chosen on a form stands with its question, unless that names the choices already.
@Suite struct ChoicesOfFormsTests {
    @Test(arguments: [
        ("Nicotine in last 24 months?", "No", ["Nicotine in last 24 months? No"]), ("Smoker", "No", ["Smoker: No"]),
        ("Smoker or non-smoker?", "Smoker", ["Smoker or non-smoker?", "Smoker"]),
        ("Gender: Male/Female", "Female", ["Gender: Male/Female", "Female"]),
        ("Nicotine/tobacco?", "No", ["Nicotine/tobacco? No"]),
    ])
    func aChoiceBehindItsQuestion(question: String, choice: String, texts: [String]) throws {
        let page =
            "<p>\(question) <select><option>Any</option><option selected>\(choice)</option></select></p>"
            + "<table><tr><th>Height</th><th>Level</th></tr><tr><td>5'8\"</td><td>180</td></tr></table>"
        let document = try TableReader.read(Array("<html><body>\(page)</body></html>".utf8), file: "chart.html")
        #expect(document.tables[0].textBefore.map(\.text) == texts)
    }
}
