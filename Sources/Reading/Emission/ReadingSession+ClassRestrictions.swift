import ChartSchema
import Notation
import Tables

/// Sentences that say for whom a class or a product of the chart is: "Preferred is not available to tobacco users."
extension ReadingSession {
    /// The sentences that can be applied whole: every limit of what they name says nothing of those people yet; of classes, of one product.
    mutating func findClassRestrictions() {
        let classes = Set(assembler.columns.compactMap(\.classLabel))
        let products = Set(assembler.columns.compactMap(\.product)).subtracting(classes)
        let tables = Set(assembler.rows.flatMap(\.limits).compactMap { $0.cells.first?.table })
        guard let index = tables.first, tables.count == 1, case let table = document.tables[index] else { return }
        let isOfOneProduct =
            Set(assembler.columns.map(\.product)).count == 1
            // Below it may begin what is of another product.
            && table.textAfter.allSatisfy { note in
                ProductTitle.names(in: note.text).allSatisfy { products.contains($0) }
            }
        let (classNames, productNames) = (NameIndex(classes), NameIndex(products))
        let pieces = notes(of: table, index: index).map(\.piece) + textsAround(table)
        for sentence in pieces.flatMap({ texts.sentences(of: $0.text) }) where sentence.text.count <= 200 {
            guard !isMarkedNote(sentence.text) else { continue }
            if isOfOneProduct, let restriction = ClassRestriction(sentence.text, .classes, classNames),
                !restriction.labels.isSuperset(of: classes), admits(restriction)
            {
                restrictions[sentence.text] = restriction
            } else if let restriction = ClassRestriction(sentence.text, .products, productNames), admits(restriction) {
                restrictions[sentence.text] = restriction
            }
        }
        // Two of one class may contradict each other.
        let labels = restrictions.values.flatMap(\.labels)
        restrictions = restrictions.filter { _, own in
            own.labels.allSatisfy { label in labels.count { $0 == label } == 1 }
        }
    }

    /// "Preferred nonsmoker and Standard", "Preferred and Standard Non-Tobacco" over limits that do not say it themselves.
    func isOfOneClass(_ sentence: ChartSentence) -> Bool {
        let text = TaggedText(sentence.text)
        let states = LabelTokens(sentence.text).tokens.compactMap(\.category).filter(\.isTobaccoState)
        // One state beside names of classes, and the text was not read for all of them.
        let isUndecided =
            !states.isEmpty && !states.contains(.anyTobacco) && Set(states.map { $0 == .tobacco }).count == 1
            && (sentence.sense == .neutral || texts[sentence.text].terms.tobacco ?? .any == .any)
            && ClassWords.are(in: sentence.text)
        guard isUndecided || ClassWords.areParted(text), !isNameOfClass(sentence.text),
            Set(assembler.columns.compactMap(\.classLabel)).count > 1
        else { return false }
        return assembler.columns.contains { column in
            text.has(.sex) && column.sex == .any || !states.isEmpty && column.tobacco == .any
                || text.has(.age) && column.age == .any && assembler.rows.allSatisfy { $0.age == nil }
        }
    }

    /// "Preferred Plus / Preferred Smoker" is what the class itself is called, or what its carrier has said the meaning of.
    private func isNameOfClass(_ text: String) -> Bool {
        let folded = FoldedText(text)
        return !labels.meanings(of: text).isEmpty
            || assembler.columns.contains { $0.classLabel.map(FoldedText.init) == folded }
    }

    /// Whether no limit of the classes says whom of those it is for: "Preferred Non-Tobacco", ages of rows.
    private func admits(_ restriction: ClassRestriction) -> Bool {
        let columns = assembler.columns.filter(restriction.holds)
        return columns.allSatisfy { column in
            (restriction.sex == nil || column.sex == .any) && (restriction.tobacco == nil || column.tobacco == .any)
                && (restriction.age == nil || column.age == .any)
        } && (restriction.age == nil || assembler.rows.allSatisfy { $0.age == nil })
    }

    /// Narrows the limits of the classes, after all other texts were heard: what one class is for says nothing of the others.
    mutating func applyClassRestrictions() {
        for restriction in restrictions.values { assembler.narrow(restriction) }
    }
}
