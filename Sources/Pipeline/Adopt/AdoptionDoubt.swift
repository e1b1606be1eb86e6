import ChartSchema
import Reading

/// What may be a mistake of who adopts a file: everything about it is possible, and somebody should look.
package enum AdoptionDoubt: String, FindingKind {
    /// The carrier is new, and one that the project knows is called almost the same.
    case nearCarrier = "adopt.carrier.near"
    /// The file is another chart's, byte for byte.
    case twin = "adopt.file.twin"
    /// The file prints one date, which is not its edition.
    case otherEdition = "adopt.edition.other"
    /// What was accepted, or how findings are judged, of the edition before holds for this one too.
    case carried = "adopt.review.carried"
    /// It does not, and somebody has to look again.
    case left = "adopt.review.left"

    package var meaning: FindingMeaning {
        switch self {
        case .nearCarrier:
            FindingMeaning(
                .warning,
                "A file is adopted for a carrier that is new, and whose id differs in a letter or two from one that the project has.",
                remedy: "Undo the adoption if the known carrier was meant; else do nothing.")
        case .twin:
            FindingMeaning(
                .warning, "A file is adopted that is another chart's file, byte for byte.",
                remedy: "Look whether the carrier's own new file was meant.")
        case .otherEdition:
            FindingMeaning(
                .warning, "A file prints one date, and it is not the edition that it is adopted as.",
                remedy: "Look which is right; adopt it again with the other --edition if the file is.")
        case .carried:
            FindingMeaning(
                .info,
                "The next edition of a chart is adopted, and what people accepted of the edition before, or made of findings about it, still applies: the same is found of the same figure.",
                remedy: "Remove the entry if it does not hold for this edition.")
        case .left:
            FindingMeaning(
                .warning,
                "The next edition of a chart is adopted, and what people accepted of the edition before, or made of findings about it, is not carried over: it meets nothing there, another figure is printed, or it was said of one file alone.",
                remedy: "Look at what is found in this edition, and decide again.")
        }
    }

    static func all(
        of adoption: Adoption, asked request: AdoptionRequest, beside configuration: PipelineConfiguration?
    ) -> [Finding] {
        [
            ofCarrier(adoption, configuration), ofFile(adoption, among: configuration?.plan ?? []),
            ofEdition(adoption, asked: request),
        ].compactMap(\.self)
    }

    /// What becomes of decisions about the edition before.
    static func carried(
        _ review: CarriedReview, _ rules: CarriedRules, from before: ChartID, to adoption: Adoption
    ) -> [Finding] {
        review.carried.map { finding, entry in
            Self.carried.finding(
                "\(finding.rule) stays accepted, as in edition \(before.edition): \(entry.acceptance.reason.onOneLine)",
                help:
                    "Remove \(finding.fingerprint) from \(adoption.acceptedFile) if it does not hold for this edition.",
                adoption)
        }
            + rules.carried.map { rule in
                Self.carried.finding(
                    "\(rule.pattern) is \(rule.severity?.rawValue ?? "off"), as for edition \(before.edition).",
                    help: "Remove it from the source's rules if it does not hold for this edition.", adoption)
            }
            + review.left.map { entry in
                Self.left.finding(
                    "\(entry.rule), accepted of edition \(before.edition), is not found so in this one: \(entry.acceptance.reason.onOneLine)",
                    help: "Look at what is found here, and accept that if it may stand.", adoption)
            }
            + rules.left.map { rule in
                Self.left.finding(
                    "\(rule.pattern) is no longer \(rule.severity?.rawValue ?? "off"), as it was for edition \(before.edition): it lets a chart be published without what could not be read.",
                    help: "Look at this file, and say it again in the source's rules if it may.", adoption)
            }
    }

    /// A carrier that the project does not know, beside one that it does: `fgl` for `fg`.
    private static func ofCarrier(_ adoption: Adoption, _ configuration: PipelineConfiguration?) -> Finding? {
        let known = configuration?.carriers.map(\.id) ?? []
        guard !known.contains(adoption.id.carrier), let near = NearestWord.of(adoption.id.carrier, in: known) else {
            return nil
        }
        return Self.nearCarrier.finding(
            "\(adoption.id.carrier.quoted) is a new carrier; the project knows \(near.quoted).",
            help: "Undo it if \(near) was meant.", adoption)
    }

    /// Another chart's file, byte for byte.
    private static func ofFile(_ adoption: Adoption, among plan: [PlannedSource]) -> Finding? {
        let other = plan.first { source in
            // A carrier's file may hold several of its charts.
            let isShared = source.source.path == adoption.path && source.id.carrier == adoption.id.carrier
            guard source.id != adoption.id, !isShared else { return false }
            let path = adoption.project.location(of: source.source.path)
            guard let state = FileState(path), state.size == Int64(adoption.bytes.count) else { return false }
            return (try? FileBytes.read(path)) == adoption.bytes
        }
        return other.map { other in
            Self.twin.finding(
                "The file is that of \(other.id), byte for byte: \(other.source.path).",
                help: "Look whether the carrier's own new file was meant.", adoption)
        }
    }

    /// The file says of one day alone that it holds from then, and it is another than the edition.
    private static func ofEdition(_ adoption: Adoption, asked request: AdoptionRequest) -> Finding? {
        guard let draft = adoption.reading.draft else { return nil }
        let texts = [draft.chart.title].compactMap(\.self) + draft.chart.notes.map(\.text)
        guard let said = EditionHint.likely(EditionHint.dates(in: texts)), said.date != request.edition else {
            return nil
        }
        return Self.otherEdition.finding(
            "The file prints \(said.text.quoted), and is adopted as the edition \(request.edition).",
            help: "Look whether \(said.date) is the edition.", adoption)
    }

    private func finding(_ message: String, help: String, _ adoption: Adoption) -> Finding {
        Finding(
            self, message: message, help: help, chart: adoption.id.description,
            location: .init(file: adoption.path))
    }
}
