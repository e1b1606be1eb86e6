import ChartSchema

extension Review {
    /// Reads the review files.
    ///
    /// - Throws: ``InvalidConfiguration`` with all that is wrong in the first file that has mistakes.
    static func load(_ files: ReviewFiles, in project: ProjectFolder) throws(InvalidConfiguration) -> Review {
        var review = Review()
        review.files = files
        review.accepted = try entries("accepted", of: files.accepted, in: project) { $0.accepted($1) }
        review.corrections = try entries("corrections", of: files.corrections, in: project) { $0.correction($1) }
        if let bytes = try bytes(of: files.names, in: project) { review.names = try names(bytes, file: files.names) }
        return review
    }

    /// The content of a review file; `nil` when it is not there.
    private static func bytes(of file: String, in project: ProjectFolder) throws(InvalidConfiguration) -> [UInt8]? {
        do {
            return try FileBytes.readIfThere(project.location(of: file))
        } catch {
            let place = TextPlace(line: 1, column: 1, length: 1, text: "")
            throw InvalidConfiguration(
                file: file,
                problems: [
                    ConfigurationProblem(
                        code: error.code, place: place, expected: "a review file", found: error.message,
                        help: error.help)
                ])
        }
    }

    private static func entries<Entry>(
        _ key: String, of file: String, in project: ProjectFolder, _ entry: (inout ReviewLoader, PlacedJSON) -> Entry?
    ) throws(InvalidConfiguration) -> [Entry] {
        guard let bytes = try bytes(of: file, in: project) else { return [] }
        var loader = ReviewLoader(bytes, file: file)
        let result = try loader.entries(key, entry)
        guard loader.reader.problems.isEmpty else { throw loader.reader.problem(in: file) }
        return result
    }
}

/// Turns the JSON of a review file into its entries.
struct ReviewLoader {
    var reader: ConfigurationReader
    let file: String
    private let bytes: [UInt8]
    private var names = UniqueNames()

    init(_ bytes: [UInt8], file: String) {
        reader = ConfigurationReader(LocatedText(bytes), family: "review")
        self.bytes = bytes
        self.file = file
    }

    /// The entries under a key of the file.
    mutating func entries<Entry>(
        _ key: String, _ entry: (inout ReviewLoader, PlacedJSON) -> Entry?
    ) throws(InvalidConfiguration) -> [Entry] {
        var parser = PlacedJSONParser(bytes, example: "{\"schema\": \(Review.schema), \"\(key)\": []}, or remove it")
        let root: PlacedJSON
        do {
            root = try parser.parse()
        } catch {
            let problem = ConfigurationProblem(
                code: "review.json", place: LocatedText(bytes).place(of: error.range), expected: error.expected,
                found: error.found, help: error.help)
            throw InvalidConfiguration(file: file, problems: [problem])
        }
        for member in parser.repeatedKeys {
            reader.report(
                "key.repeated", at: member.keyRange, expected: "every key once in an object",
                found: "\(member.key.quoted) again", help: "remove one of the two")
        }
        guard let object = reader.object(root, what: "the review file", required: ["schema", key]) else { return [] }
        if let schema = object.member("schema")?.value, schema.value != .number(String(Review.schema)) {
            reader.report(
                "schema", at: schema.range, expected: "schema \(Review.schema), the one this program reads",
                found: schema.inWords, help: "write \"schema\": \(Review.schema), or use another release")
        }
        return reader.array(object, key).compactMap { entry(&self, $0) }
    }

    mutating func accepted(_ node: PlacedJSON) -> AcceptedFinding? {
        guard
            let object = reader.object(
                node, what: "an accepted finding",
                required: ["rule", "fingerprint", "chart", "reason", "who", "date"], optional: ["until"])
        else { return nil }
        let rule = rule(object.member("rule")?.value)
        let fingerprint = fingerprint(object.member("fingerprint")?.value)
        let chart = chart(object)
        let signature = signature(object)
        let until = reader.date(object.member("until")?.value, what: "the last day it holds")
        guard let rule, let fingerprint, let chart, let signature else { return nil }
        return AcceptedFinding(
            rule: rule, fingerprint: fingerprint, chart: chart,
            acceptance: Finding.Acceptance(
                reason: signature.reason, who: signature.who, date: signature.date, until: until),
            file: file, place: reader.place(of: node.range))
    }

    private mutating func rule(_ node: PlacedJSON?) -> String? {
        guard let node, let text = reader.text(node, what: "a rule's code") else { return nil }
        guard FindingCodes.acceptable.contains(text) else {
            reader.report(
                "rule.unknown", at: node.range, expected: "the code of a rule whose findings can be accepted",
                found: node.inWords,
                help: NearestWord.of(text, in: FindingCodes.acceptable).map { "did you mean \($0.quoted)?" }
                    ?? "chartwright validate prints codes in brackets")
            return nil
        }
        return text
    }

    private mutating func fingerprint(_ node: PlacedJSON?) -> String? {
        guard let node, let text = reader.text(node, what: "a fingerprint") else { return nil }
        guard text.utf8.count == 16, text.utf8.allSatisfy({ "0123456789abcdef".utf8.contains($0) }) else {
            reader.report(
                "fingerprint", at: node.range, expected: "a fingerprint: 16 hexadecimal digits", found: node.inWords,
                help: "chartwright validate --format json prints them")
            return nil
        }
        unique(text, what: "the finding", at: node.range)
        return text
    }

    // MARK: Shared by both files

    mutating func unique(_ name: String, what: String, at range: Range<Int>) {
        names.add(name, what: what, at: range, to: &reader)
    }

    mutating func chart(_ object: PlacedJSON) -> ChartID? {
        guard let node = object.member("chart")?.value, let text = reader.text(node, what: "a chart's id") else {
            return nil
        }
        guard let id = ChartID(text) else {
            reader.report(
                "chart", at: node.range, expected: "a chart's id: carrier/chart/edition", found: node.inWords,
                help: "chartwright ingest prints them")
            return nil
        }
        return id
    }

    /// Who decided, when and why.
    mutating func signature(_ object: PlacedJSON) -> (reason: String, who: String, date: String)? {
        let reason = reader.text(object.member("reason")?.value, what: "the reason")
        let who = reader.text(object.member("who")?.value, what: "who decided")
        let date = reader.date(object.member("date")?.value, what: "the day it was decided")
        guard let reason, let who, let date else { return nil }
        return (reason, who, date)
    }
}
