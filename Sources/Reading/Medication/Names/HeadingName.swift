import Tables

/// The medication that the nearest heading or the caption names for the table below it: "Plavix" over its uses and decisions,
/// `<drug name="Lasix">` around them.
struct HeadingName: Hashable {
    /// As printed.
    let text: String
    let piece: TextPiece

    init(text: String, piece: TextPiece) { (self.text, self.piece) = (text, piece) }

    /// `nil` where the heading says anything else than one medication.
    init?(over table: Table) {
        for piece in [table.caption].compactMap(\.self) + table.headings.reversed() {
            let labelled = NamedValues.parts(of: piece.text)
            // "use: Stroke" stands beside the name of the element around it.
            if let labelled, ![MedicationHeader.medication, .name].contains(MedicationHeader(labelled.name)) {
                continue
            }
            let name = labelled?.value ?? piece.text
            guard MedicationList.isDrug(name), !MedicationList.isClass(name) else { return nil }
            (text, self.piece) = (name, piece)
            return
        }
        return nil
    }
}
