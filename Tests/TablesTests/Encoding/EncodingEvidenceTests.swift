import Testing

@testable import Tables

/// One accent, sign or mark must be enough: charts are figures, and often hold no more than that.
@Suite struct EncodingEvidenceTests {
    static let samples = [
        "ÉDITION 2024", "Édition", "147 à 151", "Décision", "déjà", "août", "hôpital", "naïf", "plaît", "FRANÇAIS",
        "FENÊTRE",
        "Preferred®", "Preferred™", "Ages 51–60", "80 – 90", "80—90", "5’10”", "l’age", "“best”", "•", "note…",
        "5\u{A0}ft",
        "«\u{A0}oui\u{A0}»", "«oui»", "70°", "taille ± 2", "élevé",
    ]

    @Test(arguments: samples, [FileEncoding.windows1252, .macRoman])
    func oneSignTellsTheEncoding(sample: String, encoding: FileEncoding) throws {
        let document = try TableReader.read(encoding.encode("Label;Max\n\(sample);125\n60;130\n"), file: "f")
        let label = sample.replacing("\u{A0}", with: " ")
        #expect(document.tables[0].texts[1][0].replacing("\u{A0}", with: " ") == label)
    }

    @Test(arguments: ["5½", "5 ¼", "m²", "Drug†, Plan‡"])
    func signsThatWindowsIsLikelierToMean(sample: String) throws {
        let document = try TableReader.read(FileEncoding.windows1252.encode("A;B\n\(sample);125\n60;130\n"), file: "f")
        #expect(document.tables[0].texts[1][0] == sample)
    }

    @Test(arguments: ["≤ 24", "≥40", "≠"])
    func signsThatAMacintoshIsLikelierToMean(sample: String) throws {
        let document = try TableReader.read(FileEncoding.macRoman.encode("A;B\n\(sample);125\n60;130\n"), file: "f")
        #expect(document.tables[0].texts[1][0] == sample)
    }
}
