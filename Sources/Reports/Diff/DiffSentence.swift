import ChartSchema
import Diff

extension DiffStatement {
    /// The statement as one sentence: `Preferred, 4'10"–6'4": maximum −4 lb (13 of 19 heights)`.
    package var sentence: String {
        switch kind {
        case .schemaRemoved: "the form \(shownNames) is no longer published"
        case .schemaAdded: "the form \(shownNames) is published too"
        case .withdrawn:
            "withdrawn from \(oneLine(after) ?? "")\(before.map { ", was from \(oneLine($0) ?? "")" } ?? "")"
        case .reinstated: "no longer withdrawn; it was from \(oneLine(before) ?? "")"
        case .productRemoved: "no longer for \(shownNames)"
        case .productAdded: "now for \(shownNames)"
        case .zonesSplit: "\(shownColumns) split into \(counted(parts.count, "zone")): \(Self.list(parts.map(\.name)))"
        case .zonesMerged: "\(Self.list(parts.map(\.name))) merged into \(shownColumns)"
        case .classRemoved: "\(columns.count == 1 ? "class" : "classes") removed: \(shownColumns)"
        case .classAdded: "new \(columns.count == 1 ? "class" : "classes") \(shownColumns)"
        case .classRenamed: "\(oneLine(before) ?? "no label") renamed \(oneLine(after) ?? "without a label")"
        case .classMapped: "\(shownColumns) now means \(after ?? "nothing known")"
        case .classRemapped: "\(shownColumns) means \(after ?? "nothing known"), meant \(before ?? "nothing known")"
        case .conditionChanged: conditionSentence
        case .duplicateKeys: duplicateSentence
        case .moved: movedSentence
        case .endAdded: "\(subject): \(endName) now printed\(single ?? "") \(counts)"
        case .endRemoved: "\(subject): \(endName) no longer printed\(single ?? "") \(counts)"
        case .intervalsChanged: "\(subject): other zones \(counts)"
        case .heightsLost: "\(placeWords) no longer covered: \(shownColumns)"
        case .heightsAdded: "\(placeWords) now covered: \(shownColumns)"
        case .outcomeChanged, .wordingChanged: "\(medications): \(before ?? "nothing") → \(after ?? "nothing")"
        case .windowChanged: "\(medications): look-back \(before ?? "always") → \(after ?? "always")"
        case .ruleRemoved: "rules removed: \(medications): \(before ?? "nothing")\(ruleCount)"
        case .ruleAdded: "new rules: \(medications): \(after ?? "nothing")\(ruleCount)"
        case .titleChanged: "title \(Self.quoted(before)) → \(Self.quoted(after))"
        case .notesChanged: "\(counted(count, "note")) changed"
        case .sourceChanged: before == after ? "another raw file" : "raw file \(before ?? "none") → \(after ?? "none")"
        case .originsChanged: originsSentence
        case .findingsChanged: "findings: \(before ?? "0") gone, \(after ?? "0") new"
        case .findingsAccepted: "\(counted(count, "finding")) accepted"
        case .findingsOpened: "\(counted(count, "finding")) no longer accepted"
        case .findingsJudged: "\(counted(count, "finding")) judged otherwise"
        case .inputsRecorded: "what \(counted(count, "chart")) came from is recorded"
        case .countsChanged: "the account of the raw cells changed"
        }
    }

    // MARK: Figures

    private var movedSentence: String {
        let unit = end?.isWeight == true ? " lb" : ""
        if let before, let after { return "\(subject): \(endName) \(before) → \(after)\(unit)" }
        guard let least, let greatest else { return "\(subject): \(endName) moved \(counts)" }
        let (small, large) = greatest < 0 ? (greatest, least) : (least, greatest)
        let moved = small == large ? small.signed : "\(small.signed) to \(large.signed)"
        let whole = places?.isWhole == true && (places?.count ?? 0) > 1
        return "\(whole ? "\(shownColumns): whole column, " : "\(subject): ")\(endName) \(moved)\(unit) \(counts)"
    }

    private var conditionSentence: String {
        switch (before, after) {
        case (nil, _): "\(shownColumns) now only if: \(Self.quoted(after))"
        case (_, nil): "\(shownColumns) no longer only if: \(Self.quoted(before))"
        default: "\(shownColumns) only if: \(Self.quoted(before)) → \(Self.quoted(after))"
        }
    }

    private var duplicateSentence: String {
        names.isEmpty
            ? "\(subject): stands twice, so that its limits cannot be compared"
            : "\(medications): has several rules for one case, which cannot be compared"
    }

    private var originsSentence: String {
        names.isEmpty
            ? "only origins changed: cells, or the order of columns and rows"
            : before == after
                ? "\(medications): a condition is understood otherwise, in the same words"
                : "\(medications): read as \(Self.drug(after)), was \(Self.drug(before))"
    }

    private var endName: String {
        switch end {
        case .weightMin: "minimum"
        case .weightMax: "maximum"
        case .bmiMin: "BMI minimum"
        case .bmiMax: "BMI maximum"
        case nil: "limit"
        }
    }

    private var single: String? { (after ?? before).map { " (\($0))" } }

    private var counts: String {
        guard let places else { return "" }
        let noun = places.heightMin == nil && places.ageUnit != nil ? "age" : "height"
        if places.count == 1 { return "(1 \(noun))" }
        return places.isWhole ? "(\(places.count) \(noun)s)" : "(\(places.count) of \(places.total) \(noun)s)"
    }

    // MARK: Who and where

    private var subject: String {
        guard let places else { return shownColumns }
        let words = places.inWords
        return words == "any" ? shownColumns : "\(shownColumns), \(words)"
    }

    private var placeWords: String {
        guard let places else { return "heights" }
        return "\(places.inWords) \(counts)"
    }

    private var shownColumns: String {
        if isEveryColumn { return "every class" }
        return Self.list(columns.map(\.name))
    }

    private var medications: String {
        let use = use.map { " for \(oneLine($0) ?? "")" } ?? ""
        let products = products.isEmpty ? "" : " (\(products.joined(separator: ", ")))"
        return "\(shownNames)\(use)\(products)"
    }

    private var ruleCount: String { count > nameTotal ? " (\(count) rules)" : "" }

    private var shownNames: String {
        let shown = names.map { oneLine($0) ?? "" }.joined(separator: ", ")
        return nameTotal > names.count ? "\(shown) and \(nameTotal - names.count) more" : shown
    }

    private func oneLine(_ text: String?) -> String? { text?.onOneLine.withControlsShown }

    private static func quoted(_ text: String?) -> String {
        text.map { "“\($0.onOneLine.withControlsShown)”" } ?? "none"
    }

    /// What a name was taken for; empty where no dictionary has it.
    private static func drug(_ ingredients: String?) -> String {
        ingredients.flatMap { $0.isEmpty ? nil : quoted($0) } ?? "no known drug"
    }

    /// At most five names.
    private static func list(_ names: [String]) -> String {
        let shown = names.prefix(5).joined(separator: ", ")
        return names.count > 5 ? "\(shown) and \(names.count - 5) more" : shown
    }
}

extension DiffColumn {
    /// `Preferred (female, age 16–60)`; with its product where the chart has several.
    package var name: String {
        var parts: [String] = []
        if let product { parts.append(product) }
        if sex != .any { parts.append(sex.rawValue) }
        if tobacco != .any { parts.append(tobacco.inWords) }
        if !age.isAny { parts.append("age \(age.inWords)") }
        let name = (label ?? rateClass ?? "limits").onOneLine.withControlsShown
        return parts.isEmpty ? name : "\(name) (\(parts.joined(separator: ", ")))"
    }
}

extension DiffPlaces {
    /// `4'10"–6'4"`, `age 2–14`.
    package var inWords: String {
        let ages = age.map { "age \($0.inWords)" }
        if heightMin == nil, heightMax == nil { return ages ?? "any" }
        return ages == nil || count > 1 ? height.inWords : "\(height.inWords), \(ages!)"
    }
}

extension Figure {
    /// `+2`, `−4`.
    fileprivate var signed: String {
        self < 0 ? "−\(Figure(tenThousandths: -tenThousandths))" : "+\(self)"
    }
}

extension ChartDiff {
    /// `empire-life/preferred: 2016-09-01 → 2024-01-01`.
    package var heading: String {
        guard let before, before != chart else { return chart }
        let (a, b) = (ChartID(before), ChartID(chart))
        if let a, let b, a.carrier == b.carrier, a.chart == b.chart {
            return "\(b.carrier)/\(b.chart): \(a.edition) → \(b.edition)"
        }
        return "\(before) → \(chart)"
    }

    /// What became of the chart as a whole; `nil` for one that merely changed.
    package var statusInWords: String? {
        let held = records.map { " (\(counted($0, kind == "medication" ? "rule" : "record")))" } ?? ""
        return switch status {
        case .added: "new chart\(held)"
        case .removed: "chart removed\(held)"
        case .renamed: "the same file under another name"
        case .edition: "new edition"
        case .changed: nil
        }
    }
}

extension DatasetDiff {
    /// `3 charts differ: 1 breaking, 12 corrective (major)`.
    package var summary: String {
        if isEmpty { return "no differences" }
        let classes = [
            (counts.breaking, "breaking"), (counts.additive, "additive"), (counts.corrective, "corrective"),
            (counts.cosmetic, "cosmetic"),
        ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
        let charts = "\(counted(chartTotal, "chart")) \(chartTotal == 1 ? "differs" : "differ")"
        return "\(charts): \(classes)" + (level.map { " (\($0))" } ?? "")
    }
}
