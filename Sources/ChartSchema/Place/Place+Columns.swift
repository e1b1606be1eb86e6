/// What a place has that is no line, each for a column of its own.
extension Place {
    /// The name of a workbook's sheet.
    package var sheet: String? { if case .cell(let cell) = self { cell.sheet } else { nil } }

    /// A cell of a workbook: `C7`.
    package var cellName: String? { if case .cell(let cell) = self { cell.name } else { nil } }

    /// Counts from 1.
    package var page: Int? { if case .box(let box) = self { box.page } else { nil } }

    /// Left, top, right and bottom in points: `72,140.5,110.2,152`.
    package var boxInWords: String? {
        if case .box(let box) = self { box.points.map(\.description).joined(separator: ",") } else { nil }
    }
}
