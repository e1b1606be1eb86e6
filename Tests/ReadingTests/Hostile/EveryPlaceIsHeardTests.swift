import ChartSchema
import Tables
import Testing

@testable import Reading

/// A text that says for whom or when something holds is applied or told of, wherever in a file it stands: no place may be one that
/// nobody listens to.
@Suite struct EveryPlaceIsHeardTests {
    /// A plain chart with signs at the places of its texts: `¶` for a paragraph, `…` for more words of a text, `→` for a row, `@` for an
    /// attribute, `%` for a comment, `ç` for an element.
    struct Template: CustomTestStringConvertible {
        let name: String
        let text: String
        let isOfMedications: Bool
        var testDescription: String { name }

        var places: [Int] { Array(text).indices.filter { Self.signs.contains(Array(text)[$0]) } }

        static let signs: Set<Character> = ["¶", "…", "→", "@", "%", "ç"]

        /// The chart with a saying at one of its places, as it is said there.
        func saying(_ saying: String, at place: Int?) -> String {
            var result = ""
            for (index, character) in text.enumerated() {
                guard Self.signs.contains(character) else {
                    result.append(character)
                    continue
                }
                guard index == place else { continue }
                result += said(saying, character)
            }
            return result
        }

        private func said(_ saying: String, _ sign: Character) -> String {
            let isXML = name.hasSuffix("xml")
            switch sign {
            case "¶": return name.hasSuffix("html") ? "<p>\(saying)</p>" : isXML ? saying : "\(saying)\n"
            case "…": return " (\(saying))"
            case "→": return name.hasSuffix("html") ? "<tr><td colspan=\"3\">\(saying)</td></tr>" : "\(saying)\n"
            case "@": return " note=\"\(saying)\""
            case "%": return "<!-- \(saying) -->"
            case "ç": return "<note>\(saying)</note>"
            default: return ""
            }
        }
    }

    private struct Heard {
        var records: [String]
        var told: Int
    }

    private func read(_ text: String, of template: Template) throws -> Heard {
        let document = try TableReader.read(Array(text.utf8), file: template.name)
        let instructions = ReadingInstructions(id: ChartID("carrier/chart/2026-01-01")!)
        if template.isOfMedications {
            let draft = MedicationReader.read(document, sha256: "", instructions: instructions)
            return Heard(
                records: draft.chart.rules.map {
                    "\($0.medication) \($0.use ?? "") \($0.product ?? "") \($0.condition ?? "") \($0.lookback) \($0.outcome)"
                }, told: draft.findings.count { $0.severity >= .warning })
        }
        let draft = ChartReader.read(document, sha256: "", instructions: instructions)
        let conditions = draft.chart.columns.compactMap(\.condition)
        return Heard(records: draft.lines + conditions, told: draft.findings.count { $0.severity >= .warning })
    }

    @Test(arguments: Self.templates)
    func aPlainChartIsReadWithoutAWord(template: Template) throws {
        let plain = try read(template.saying("", at: nil), of: template)
        #expect(plain.records.count >= 4 && plain.told == 0)
    }

    @Test(arguments: Self.templates)
    func whatASayingChangesIsAppliedOrTold(template: Template) throws {
        let plain = try read(template.saying("", at: nil), of: template)
        for place in template.places {
            for saying in template.isOfMedications ? Self.ofMedications : Self.ofBuilds {
                let text = template.saying(saying, at: place)
                let heard = try read(text, of: template)
                let before = String(text.prefix(place)).suffix(30)
                #expect(
                    heard.told > 0 || heard.records != plain.records, "\(template.name): \(saying) behind \(before)")
            }
        }
    }

    private static let ofBuilds = [
        "For males only.", "Smokers", "Smokers are declined.", "Ages 65 and over", "Guam", "New York only",
        "Superseded by the 2027 chart.", "Tobacco users subtract 10 lb.", "Does not hold for diabetics.",
        "Guam files go elsewhere.",
    ]

    private static let ofMedications = [
        "For males only.", "Smokers", "Ages 65 and over", "New York only", "Superseded by the 2027 list.",
        "Declined with insulin.", "Within 24 months of the last fill only.", "Unless prescribed for migraine.",
        "Guam files go elsewhere.",
    ]

    static let templates = [
        Template(
            name: "build.html",
            text: """
                <html><head><title>Build chart…</title></head><body>¶<div>¶<h2>Build chart…</h2>¶<section>¶
                <table><caption>Weights in pounds…</caption><tr><th>Height…</th><th>Preferred…</th><th>Standard…</th></tr>→
                <tr><td>5'8"…</td><td>180…</td><td>210</td></tr>→<tr><td>5'9"</td><td>185</td><td>216…</td></tr>
                <tr><td>5'10"</td><td>190</td><td>222</td></tr>→</table>¶</section>¶</div>¶</body></html>
                """, isOfMedications: false),
        Template(
            name: "bysex.html",
            text: """
                <body>¶<h2>Maximum weight…</h2>¶<table><tr><th>Height</th><th>Male</th><th>Female</th></tr>
                <tr><td>5'8"</td><td>180</td><td>170</td></tr><tr><td>5'9"</td><td>185</td><td>176</td></tr>
                <tr><td>5'10"</td><td>190</td><td>182</td></tr></table>¶</body>
                """, isOfMedications: false),
        Template(
            name: "build.csv",
            text: """
                ¶Height…,Preferred…,Standard…
                →5 ft 8 in…,180…,210
                →5 ft 9 in,185,216…
                5 ft 10 in,190,222
                ¶
                """, isOfMedications: false),
        Template(
            name: "build.xml",
            text: """
                <?xml version="1.0"?>%<chart unit="lb"@>¶%ç<title>Build chart…</title>¶ç<limits@>ç¶
                <row><height>5'8"</height><max>180</max>%ç</row>ç%<row@><height>5'9"</height><max>185</max></row>¶
                <row>ç<height>5'10"</height>%<max>190</max></row><row><height>5'11"</height><max>196</max></row>ç</limits>¶ç</chart>
                """, isOfMedications: false),
        Template(
            name: "meds.html",
            text: """
                <html><head><title>Medication guide…</title></head><body>¶<h2>Medication guide…</h2>¶<table>
                <tr><th>Medication…</th><th>Use…</th><th>Decision…</th></tr>→
                <tr><td>Zoloft…</td><td>Depression…</td><td>Accept…</td></tr>→<tr><td>Plavix</td><td>Stroke</td><td>Decline</td></tr>
                <tr><td>Lipitor</td><td>Cholesterol</td><td>Accept</td></tr><tr><td>Zestril</td><td>Hypertension</td><td>Accept</td></tr>
                →</table>¶</body></html>
                """, isOfMedications: true),
        Template(
            name: "lists.html",
            text: """
                <body>¶<h1>Prescription guide…</h1>¶<h3>Acceptable medications…</h3>¶<ul><li>Zetia…</li><li>Lipitor</li><li>Zocor</li></ul>¶
                <h3>Automatic decline…</h3>¶<ul><li>Aricept</li><li>Namenda…</li></ul>¶</body>
                """, isOfMedications: true),
        Template(
            name: "meds.csv",
            text: """
                ¶Medication…,Use…,Decision…
                →Zoloft…,Depression…,Accept…
                →Plavix,Stroke,Decline
                Lipitor,Cholesterol,Accept
                Zestril,Hypertension,Accept
                ¶
                """, isOfMedications: true),
        Template(
            name: "meds.xml",
            text: """
                <?xml version="1.0"?>%<guide@>¶%ç<title>Medication guide…</title>ç¶
                <drug><name>Zoloft…</name><use>Depression…</use><decision>Accept…</decision>%ç</drug>ç%¶
                <drug@>ç<name>Plavix</name><use>Stroke</use><decision>Decline</decision></drug>
                <drug><name>Lipitor</name><use>Cholesterol</use>%<decision>Accept</decision></drug>
                <drug><name>Zestril</name><use>Hypertension</use><decision>Accept</decision></drug>ç</guide>
                """, isOfMedications: true),
    ]
}
