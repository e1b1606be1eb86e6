import ChartSchema
import Foundation

/// `Drug Name, Drug Indication or Drug Category, Rx Fill Within, Benefit Eligibility`, every decision by its exact words.
enum AmericoRows {
    static func rules(_ row: [String], after _: [String]?) -> [PrintedRule] {
        var rule = PrintedRule(
            medication: PrintedRule.plain(row[0]), use: PrintedRule.plain(row[1]), outcome: .level, label: row[3])
        rule.lookback = [
            "any": LookbackWindow.always, "24 months": LookbackWindow(maxMonths: 24, basis: .lastFill),
            "12 months": LookbackWindow(maxMonths: 12, basis: .lastFill),
        ][row[2]]!
        var second = rule
        switch row[3] {
        case "Eagle Level", "Eagle Level (with no diabetic complications)", "Eagle Level (unless coupled w/cancer)",
            "Eagle Level (refer build chart)":
            return [rule]
        case "Eagle Guaranteed":
            rule.outcome = .guaranteed
            return [rule]
        case "Eagle Level; decline 40-49", "Eagle Level; 40-49 decline":
            rule.test = .ageOutside(AgeRange(min: 40, max: 49))
            second.test = .age(AgeRange(min: 40, max: 49))
            second.outcome = .decline
            return [rule, second]
        case "Eagle Level (if diagnosed as chronic Eagle Guaranteed)":
            second.outcome = .guaranteed
            return [rule, second]
        default:
            rule.outcome = .rated
            return row[3].lowercased().contains("smok") && row[3].contains("rates (Eagle") ? [rule] : []
        }
    }
}

/// `printed page, Medication, Common Uses, RX Fill Within, Plan Eligibility`. A rung of a ladder begins where the one above
/// ends; a `*` medication becomes Return of Premium beside one marked `#`.
enum AmericanAmicableRows {
    static func rules(_ row: [String], after before: [String]?) -> [PrintedRule] {
        let marks = row[2].hasSuffix("*") || row[2].hasSuffix("#")
        let use = marks ? PrintedRule.plain(String(row[2].dropLast())) : PrintedRule.plain(row[2])
        let outcomes: [String: MedicationOutcome] = [
            "Immediate": .level, "Graded": .graded, "Return of Premium": .modified, "No Coverage": .decline,
            "No coverage": .decline, "Decline": .decline,
        ]
        let isFirst = row[3].hasPrefix("First Fill ")
        let basis: LookbackWindow.Basis = isFirst ? .firstFill : .lastFill
        // The rung before is that of the same medication and use.
        let isRung = before.map { $0[1...2] == row[1...2] && $0[3].contains("2 year") } ?? false
        let start = isRung ? 24 : nil
        let windows: [String: LookbackWindow] = [
            "N/A": .always, "NA": .always, "2 years": LookbackWindow(maxMonths: 24, basis: basis),
            "2 year": LookbackWindow(maxMonths: 24, basis: basis),
            "3 years": LookbackWindow(minMonths: start, maxMonths: 36, basis: basis),
            "3 Years": LookbackWindow(minMonths: start, maxMonths: 36, basis: basis),
            "> 3 years": LookbackWindow(minMonths: 36, basis: basis),
        ]
        let rule = PrintedRule(
            medication: PrintedRule.plain(row[1]), use: use,
            lookback: windows[isFirst ? String(row[3].dropFirst(11)) : row[3]]!, outcome: outcomes[row[4]]!)
        guard row[2].hasSuffix("*") else { return [rule] }
        var beside = rule
        beside.outcome = .modified
        return [rule, beside]
    }
}

/// `Medication, Condition, Preferred, Standard, Modified`: a bullet refuses, an empty cell says nothing; a dose behind a name limits the
/// rule.
enum AccendoRows {
    static func rules(_ row: [String], after _: [String]?) -> [PrintedRule] {
        zip(row[2...], ["Level Preferred", "Level Standard", "Modified"]).filter { $0.0 == "•" }.map {
            PrintedRule(
                medication: PrintedRule.plain(row[0].components(separatedBy: ", more than ")[0]),
                use: row[1].isEmpty ? nil : PrintedRule.plain(row[1]), outcome: .decline, product: $0.1)
        }
    }
}
