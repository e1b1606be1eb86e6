import ChartSchema
import Testing

@Suite struct ISODateTests {
    @Test(arguments: ["2024-05-01", "2024-02-29", "2000-02-29", "1999-12-31"])
    func days(_ text: String) { #expect(ISODate.isValid(text)) }

    @Test(arguments: [
        "2023-02-29", "1900-02-29", "2024-13-01", "2024-00-10", "2024-04-31", "2024-5-1", "2024-05", "20240501",
        "2024-05-01 ", "2024-05-0١", "+024-05-01", "",
    ])
    func noDays(_ text: String) { #expect(!ISODate.isValid(text)) }
}
