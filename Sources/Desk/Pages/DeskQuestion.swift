import ChartSchema
import Pipeline

/// One question of a draft as the desk asks it: whose chart it is, something that the reading leaves open, or a finding to look at.
enum DeskQuestion {
    /// Carrier, product, edition and name in one.
    case source
    case asked(Question)
    case finding(Finding)

    var name: String {
        switch self {
        case .source: Draft.source
        case .asked(let question): question.name
        case .finding(let finding): Self.name(of: finding)
        }
    }

    /// A finding's fingerprint without the chart's id, which is not known yet when the question is answered.
    static func name(of finding: Finding) -> String {
        var anonymous = finding
        anonymous.chart = nil
        return "finding:" + anonymous.fingerprint
    }

    var place: Finding.Location? {
        switch self {
        case .source: nil
        case .asked(let question): question.place
        case .finding(let finding): finding.location
        }
    }

    /// Whether the chart should not be published before it is answered, or looked at.
    var isOpen: Bool {
        switch self {
        case .source: true
        case .asked(let question): question.isNeeded
        case .finding: true
        }
    }

    /// What is asked in one sentence.
    var title: String {
        switch self {
        case .source: "Whose chart is this?"
        case .asked(let question):
            switch question.subject {
            case .meaning(let label): "What does “\(label)” mean?"
            case .unit: "In which unit are the weights?"
            case .sex: "For women or men only?"
            case .tobacco: "For users of tobacco or for others only?"
            case .listOutcome: "What does the list decide?"
            default: question.about
            }
        case .finding(let finding): finding.message
        }
    }

    /// Those that are still open, in the order they are asked: first whose chart it is, then what the records lack, then findings,
    /// then what only narrows down.
    static func open(in draft: Draft, _ trial: TrialReading) -> [DeskQuestion] {
        func isOpen(_ question: DeskQuestion) -> Bool { draft.answer(to: question.name) == nil }
        var questions: [DeskQuestion] = draft.isIdentified ? [] : [.source]
        let asked = trial.questions.filter { ![.carrier, .product, .edition].contains($0.subject) }
        questions += asked.filter(\.isNeeded).map { .asked($0) }
        questions += trial.reading.findings.filter(isWorthALook).map { .finding($0) }
        questions += asked.filter { !$0.isNeeded }.map { .asked($0) }
        return questions.filter(isOpen)
    }

    /// A warning that no other question asks about.
    private static func isWorthALook(_ finding: Finding) -> Bool {
        finding.severity == .warning && finding.isOpen && !asSubjects.contains(finding.rule)
    }

    /// Findings that are questions of their own.
    private static let asSubjects: Set<String> = [
        "reading.class.unknown", "reading.unit.unknown", "medication.mark.unexplained", "medication.list.undecided",
    ]
}
