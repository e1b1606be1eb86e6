import ChartSchema
import Pipeline
import Reading

/// The commands that do what the desk does, as a person would type them.
struct CommandLines {
    /// The configuration's file, as the project names it.
    var pipeline = "pipeline.json"

    /// A command with its options, to be run in the project's folder.
    ///
    /// It leaves `ingest` to the last command, whatever comes between: a publication has one form.
    func adopt(_ request: AdoptionRequest) -> String {
        let file = request.file.hasPrefix("-") ? "./" + request.file : request.file
        var words = ["chartwright", "adopt", file]
        func named(_ option: String, _ value: AdoptionRequest.Named) {
            words += self.option(option, TypedPair(value.id, value.name == value.id ? nil : value.name).text)
        }
        named("--carrier", request.carrier)
        for product in request.products { named("--product", product) }
        words += ["--edition", request.edition]
        for (option, value) in [
            ("--chart", request.chart), ("--kind", request.kind?.rawValue), ("--origin", request.origin),
            ("--retrieved", request.retrieved), ("--unit", request.given.unit?.rawValue),
            ("--sex", request.given.sex?.rawValue), ("--tobacco", request.given.tobacco?.rawValue),
            ("--outcome", request.given.outcome?.rawValue),
        ] {
            if let value { words += self.option(option, value) }
        }
        for (column, unit) in request.given.units.sorted(by: { $0.key < $1.key }) {
            words += option("--column-unit", TypedPair(column, unit.rawValue).text)
        }
        for (name, meanings) in [("--means", request.meanings), ("--carrier-means", request.carrierMeanings)] {
            for meaning in meanings {
                words += option(name, TypedPair(meaning.name, meaning.word).text)
                if let reason = meaning.reason { words += option("--because", TypedPair(meaning.name, reason).text) }
            }
        }
        if request.replaces { words.append("--replace") }
        words.append("--no-ingest")
        return line(words)
    }

    func correct(_ chart: ChartID, _ answer: Draft.Answer, replacing: Bool = false) -> String {
        var words = ["chartwright", "correct", chart.description]
        for option in ["height", "class", "sex", "age", "tobacco", "product", "medication", "use", "field", "publish"] {
            if let value = answer.say[option] { words += self.option("--" + option, value) }
        }
        return line(words + signature(answer.signature) + (replacing ? ["--replace"] : []))
    }

    func accept(_ fingerprint: String, _ signature: ReviewSignature, replacing: Bool = false) -> String {
        line(
            ["chartwright", "validate", "--accept", fingerprint] + self.signature(signature)
                + (replacing ? ["--replace"] : []))
    }

    var ingest: String { line(["chartwright", "ingest"]) }

    func show(_ chart: ChartID) -> String { line(["chartwright", "show", chart.description]) }

    /// What takes a publication back that nobody has committed yet.
    ///
    /// - Parameters:
    ///   - output: The dataset's folder: what a version adds to it has names that no person types.
    ///   - isFirst: Whether the version is the dataset's first.
    static func takeBack(_ changes: [FileChange], output: String, isFirst: Bool) -> [String] {
        let changed = changes.filter { $0.before != nil }.map(\.path) + (isFirst ? [] : [output])
        let new = changes.filter { $0.before == nil }.map(\.path) + [output]
        let restoring = changed.isEmpty ? [] : [["git", "restore", "--"] + changed]
        return (restoring + [["git", "clean", "-fdq", "--"] + new]).map { $0.map(quoted).joined(separator: " ") }
    }

    private func signature(_ signature: ReviewSignature?) -> [String] {
        guard let signature else { return [] }
        return option("--reason", signature.reason) + option("--who", signature.who) + ["--date", signature.date]
            + (signature.until.map { ["--until", $0] } ?? [])
    }

    /// A value that begins with a dash would be taken for an option.
    private func option(_ name: String, _ value: String) -> [String] {
        value.hasPrefix("-") ? ["\(name)=\(value)"] : [name, value]
    }

    private func line(_ words: [String]) -> String {
        let configuration = pipeline == "pipeline.json" ? [] : option("--pipeline", pipeline)
        return (words + configuration).map(Self.quoted).joined(separator: " ")
    }

    /// As a POSIX shell takes it.
    static func quoted(_ word: String) -> String {
        let isPlain =
            !word.isEmpty
            && word.utf8.allSatisfy {
                UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0
                    || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || "-_./=:,+@%".utf8.contains($0)
            }
        return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }
}
