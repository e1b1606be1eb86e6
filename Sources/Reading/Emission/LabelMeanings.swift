import ChartSchema
import Notation

/// What the labels of one document mean, each looked up once: a chart of a thousand tables has few labels.
final class LabelMeanings {
    private let instructions: ReadingInstructions
    private var meanings: [String: [ReadingInstructions.Meaning]] = [:]
    private var classes: [String: RateClass?] = [:]
    private var tobaccos: [String: Tobacco?] = [:]

    private let abbreviations: Abbreviations

    init(_ instructions: ReadingInstructions, _ abbreviations: Abbreviations = Abbreviations()) {
        self.instructions = instructions
        self.abbreviations = abbreviations
    }

    /// What the carrier means by a label; empty where nothing was said of it.
    func meanings(of label: String) -> [ReadingInstructions.Meaning] {
        if let known = meanings[label] { return known }
        let found = instructions.meanings(of: label)
        meanings[label] = found
        return found
    }

    /// The rate class of a label: the carrier's word, or what every carrier would mean.
    func rateClass(of label: String) -> RateClass? {
        if let known = classes[label] { return known }
        let found = instructions.rateClass(of: label) ?? instructions.rateClass(of: abbreviations.expanded(label))
        classes[label] = .some(found)
        return found
    }

    /// The tobacco state that a label carries.
    func tobacco(of label: String) -> Tobacco? {
        if let known = tobaccos[label] { return known }
        let found = HeaderTerms(label, abbreviations).tobacco
        tobaccos[label] = .some(found)
        return found
    }
}
