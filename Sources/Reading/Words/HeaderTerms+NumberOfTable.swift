import ChartSchema

/// Whether "Table 2" in a title is a rating, or the number of the table on its page.
extension HeaderTerms {
    /// "Table 3. Height and weight limits": the number is that of the table on its page, and no rating. The letter that a sign
    /// parts from what the chart is of is one: "Build Chart – Table B".
    var isNumberOfTable: Bool { mayBeNumberOfTable && tokens.partedTable?.first?.isLetter != true }

    /// "Build Chart – Table 2": a rating among titles that name classes.
    var isRatingAmongClasses: Bool { mayBeNumberOfTable && tokens.partedTable != nil }

    private var mayBeNumberOfTable: Bool {
        guard !isOfClass, let label,
            isHeight || isWeight || isBMI || tokens.tokens.contains(where: { HeaderLexicon.isWord($0.word, "subject") })
        else { return false }
        return ClassMeaning.of(label)?.isTableRating == true
    }
}
