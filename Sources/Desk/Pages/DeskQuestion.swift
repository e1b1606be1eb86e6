import ChartSchema
import Pipeline
import Reading
import Reports

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
            case .meaning(let label) where question.isOfBareColumn: "For which class is the column “\(label)”?"
            case .meaning(let label) where question.answers.isEmpty && label.first?.isNumber == true:
                "What is “\(label)” meant to be?"
            case .meaning(let label): "What does “\(label)” mean?"
            case .unit: "In which unit are the weights?"
            case .unitOfColumn(let column): "In which unit is the column “\(column)”?"
            case .edition: "From which day does the chart hold?"
            case .sex: "For women or men only?"
            case .tobacco: "Only for users of tobacco, or only for non-users?"
            case .listOutcome: "What does the list decide?"
            default: question.about
            }
        case .finding(let finding): unappliedText.map { "What becomes of “\($0)”?" } ?? finding.message
        }
    }

    /// What it is about, before an answer to it: `“Ages 61 and over: add 10 lb”`.
    var subject: String { unappliedText.map { "“\($0)”" } ?? title }

    /// A sentence of the file that may change limits, and that a person decides about.
    var unappliedText: String? {
        guard case .finding(let finding) = self, finding.isOne(of: Self.ofSentences) else { return nil }
        return finding.location.text?.onOneLine.cut(to: 200)
    }

    private static let ofSentences: Set<ChartFinding> = [.footnoteUnapplied, .proseUnapplied]

    /// Whether it may go unanswered: figures whose unit is in doubt would be published as what they are not, and a chart without a day
    /// is not published.
    var mayBeLeft: Bool { !isOfUnit && name != Draft.day }

    /// Whether it asks in which unit the figures of a column are.
    var isOfUnit: Bool {
        if case .finding(let finding) = self { finding.rule == "build.column.unit" } else { false }
    }

    /// The names of those that say the same of other places, itself among them.
    func alike(among open: [DeskQuestion]) -> [String] {
        guard case .finding(let finding) = self, mayBeLeft else { return [] }
        return open.filter { other in
            if case .finding(let other) = other {
                other.rule == finding.rule && other.message == finding.message
            } else {
                false
            }
        }.map(\.name)
    }

    /// What each is about, whether it is answered or not.
    static func subjects(in draft: Draft, _ trial: TrialReading) -> [String: String] {
        Dictionary(all(in: draft, trial).map { ($0.name, $0.subject) }, uniquingKeysWith: { first, _ in first })
    }

    /// Those that are still open; what several rules say of one cell is one question.
    static func open(in draft: Draft, _ trial: TrialReading) -> [DeskQuestion] {
        var asked: Set<[Int]> = []
        return all(in: draft, trial).filter { question in
            guard draft.answer(to: question.name).map({ $0.isSkipped && !question.mayBeLeft }) ?? true else {
                return false
            }
            return question.cell.map { asked.insert($0).inserted } ?? true
        }
    }

    /// The cell that a finding is about.
    private var cell: [Int]? {
        guard case .finding(let finding) = self, mayBeLeft, let table = finding.location.table,
            let row = finding.location.row, let column = finding.location.column
        else { return nil }
        return [table, row, column]
    }

    /// What other rules say of the same cell, and nobody has answered.
    func beside(in draft: Draft, _ trial: TrialReading) -> [DeskQuestion] {
        guard let cell else { return [] }
        return Self.all(in: draft, trial).filter {
            $0.cell == cell && $0.name != name && draft.answer(to: $0.name) == nil
        }
    }

    /// Those that somebody left as they are, and that should be looked at before the chart is published.
    static func left(in draft: Draft, _ trial: TrialReading) -> [DeskQuestion] {
        all(in: draft, trial).filter { question in
            question.isOpen && question.mayBeLeft && draft.answer(to: question.name)?.isSkipped == true
        }
    }

    /// Those that are asked, whether somebody answered or not, in their order: first whose chart it is, then what the records lack,
    /// then findings, then what only narrows down.
    static func all(in draft: Draft, _ trial: TrialReading) -> [DeskQuestion] {
        var questions: [DeskQuestion] = draft.carrier == nil ? [.source] : []
        let asked = trial.questions.filter { question in
            // The day is a part of whose chart it is, as long as that is asked.
            question.subject == .edition
                ? draft.carrier != nil && draft.edition == nil : ![.carrier, .product].contains(question.subject)
        }
        questions += asked.filter(\.isNeeded).map { .asked($0) }
        questions += trial.reading.findings.filter(isWorthALook).map { .finding($0) }
        questions += asked.filter { !$0.isNeeded }.map { .asked($0) }
        // What is said of one place twice is asked once.
        var names: Set<String> = []
        return questions.filter { names.insert($0.name).inserted }
    }

    /// A warning that no other question asks about.
    private static func isWorthALook(_ finding: Finding) -> Bool {
        finding.severity == .warning && finding.isOpen && !finding.isOne(of: asSubjects)
            && !finding.isOne(of: asMedicationSubjects)
    }

    /// Findings that are questions of their own.
    private static let asSubjects: Set<ChartFinding> = [.classUnknown, .classMissing, .headerMissing, .unitUnknown]
    private static let asMedicationSubjects: Set<MedicationFinding> = [.markUnexplained, .listUndecided]
}
