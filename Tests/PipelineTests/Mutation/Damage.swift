/// One way a chart goes wrong between a carrier's desk and a file.
enum Damage: String, CaseIterable, Sendable {
    case digitChanged = "digit changed"
    case digitLost = "digit lost"
    case digitDoubled = "digit doubled"
    case digitsSwapped = "two digits swapped"
    case cellsJoined = "two cells run together"
    case cellLost = "cell lost"
    case heightMistyped = "height mistyped"
    case rowDropped = "row dropped"
    case rowRepeated = "row repeated"
    case slippedDown = "values repeated, the rest slipped down"
    case slippedUp = "values lost, the rest slipped up"
    case rowSideways = "a row's values slipped sideways"
    case columnsSwapped = "two columns' figures swapped"
    case columnsShifted = "columns shifted under their headers"
    case unitWrong = "a column in kilograms"
    case classRenamed = "a class renamed to another's name"

    enum Target: String, CaseIterable, Sendable {
        case cell = "one cell"
        case row = "a row"
        case column = "a column"
    }

    var target: Target {
        switch self {
        case .digitChanged, .digitLost, .digitDoubled, .digitsSwapped, .cellsJoined, .cellLost: .cell
        case .heightMistyped, .rowDropped, .rowRepeated, .slippedDown, .slippedUp, .rowSideways: .row
        case .columnsSwapped, .columnsShifted, .unitWrong, .classRenamed: .column
        }
    }

    /// What was done, and where.
    struct Done {
        var lines: [[String]]
        /// The lines and columns that are no longer what they were, in the damaged sheet.
        var damagedLines: ClosedRange<Int>
        /// `nil` for all.
        var damagedColumns: Set<Int>?
        /// How many pounds the figure moved, for damage to one figure.
        var pounds: Double?

        /// The same with lines and columns exchanged.
        var turned: Done {
            let turned = PlainSheet.turned(lines)
            let columns = damagedColumns ?? Set(0..<turned.count)
            return Done(
                lines: turned, damagedLines: columns.min()! + 1...columns.max()! + 1,
                damagedColumns: Set(damagedLines.map { $0 - 1 }), pounds: pounds)
        }

        func touches(_ place: SheetPlace) -> Bool {
            damagedLines.contains(place.line) && (damagedColumns.map { $0.contains(place.column) } ?? true)
        }
    }

    /// `nil` where the place that was drawn cannot be damaged so.
    func done(to lines: [[String]], _ anatomy: SheetAnatomy, using random: inout SeededRandom) -> Done? {
        guard let place = anatomy.figures.randomElement(using: &random) else { return nil }
        switch target {
        case .cell: return doneToCell(place, lines, anatomy.figures, using: &random)
        case .row: return doneToRow(place, lines, anatomy, using: &random)
        case .column: return doneToColumn(place, lines, anatomy, using: &random)
        }
    }
}
