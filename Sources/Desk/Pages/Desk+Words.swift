import ChartSchema
import Eligibility
import Pages
import Pipeline
import Reports

/// Answers as people say them: for the list of those that were given, and to be checked before they are published.
extension Desk {
    static func words(_ answer: Draft.Answer) -> String {
        if let applied = answer.say["applied"] {
            return
                "applied to \(counted(answer.corrects?.count ?? 0, "figure")) (\(applied)), since \(answer.say["reason"] ?? "")"
        }
        if answer.isSkipped { return ["sex", "tobacco"].contains(answer.question) ? "everybody" : "left as it is" }
        if answer.question == Draft.source { return words(source: answer) }
        if let corrected = words(corrected: answer) { return corrected }
        if answer.question.hasPrefix("finding:") {
            return "accepted\(until(answer)), since \(answer.say["reason"] ?? "")"
        }
        if let said = words(saying: answer) { return said }
        let word = answer.say["word"] ?? ""
        let held = answer.say["holds"] == "carrier" ? ", on all its charts" : ""
        let name = AnswerName.of(word)
        if answer.question.hasPrefix("unit:") {
            return "the column “\(answer.question.dropFirst("unit:".count))” is in \(word)"
        }
        if let product = TypedMeaning("", word).product {
            let name = answer.question.dropFirst("meaning:".count)
            return answer.say[Draft.addedProduct] == nil
                ? "“\(name)” is the product \(product)\(held)" : "“\(name)” is a product of its own"
        }
        if answer.question.hasPrefix("meaning:") {
            return "“\(answer.question.dropFirst("meaning:".count))” is \(name)\(held)"
        }
        switch (answer.question, word) {
        case (Draft.day, _): return "it holds from \(DayName.of(word))"
        case ("unit", _): return "the weights are in \(word)"
        case ("sex", "female"): return "for women only"
        case ("sex", "male"): return "for men only"
        case ("tobacco", "yes"): return "for users of tobacco only"
        case ("tobacco", "no"): return "for non-users of tobacco only"
        case ("outcome", _): return "what the list decides is \(name)"
        default: return "\(answer.question): \(name)"
        }
    }

    private static func words(source answer: Draft.Answer) -> String {
        let products = (answer.say["products"] ?? "").split(separator: "\n").map { product in
            product.firstIndex(of: "=").map { String(product[product.index(after: $0)...]) } ?? String(product)
        }.joined(separator: ", ")
        return [answer.say["carrier-name"] ?? answer.say["carrier"], products, answer.say["edition"]]
            .compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private static func words(corrected answer: Draft.Answer) -> String? {
        guard let field = answer.say["field"], let publish = answer.say["publish"] else { return nil }
        let height = answer.say["height"].map { HeightText($0)?.inches.asHeight ?? $0 }
        let what = ([height] + ["class", "medication", "use"].map { answer.say[$0] }).compactMap(\.self)
            .joined(separator: ", ")
        return
            "\(what): \(words(ofField: field)) is published as \(publish)\(until(answer)), since \(answer.say["reason"] ?? "")"
    }

    private static func until(_ answer: Draft.Answer) -> String {
        answer.say["until"].map { " until \(DayName.of($0))" } ?? ""
    }

    static func words(ofField field: String) -> String {
        switch field {
        case "weight_max_lb": "the greatest weight"
        case "weight_min_lb": "the least weight"
        case "bmi_max": "the greatest BMI"
        case "bmi_min": "the least BMI"
        case "outcome": "the decision"
        case "lookback_max_months": "the greatest number of months"
        case "lookback_min_months": "the least number of months"
        default: field
        }
    }
}

extension Draft.Answer {
    /// What a question was about that was left: `“Select”`, `women or men`.
    var subject: String {
        if question.hasPrefix("meaning:") { return "“\(question.dropFirst("meaning:".count))”" }
        return switch question {
        case "sex": "women or men"
        case "tobacco": "use of tobacco"
        case "unit": "the unit of the weights"
        case "outcome": "what the list decides"
        default: question
        }
    }
}
