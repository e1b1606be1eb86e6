import ChartSchema
import Notation
import Tables

/// Days of a sheet beside a text that says what they are: "Effective:" beside 1 July 2024. Nobody typed a height there.
enum DatesOfPages {
    /// The places of such days.
    static func places(in document: Document) -> Set<Place> {
        Set(
            document.tables.flatMap { table in
                table.cells.indices.filter { isOne($0, of: table) }.map { table.place(ofCell: $0) }
            })
    }

    private static func isOne(_ cell: Int, of table: Table) -> Bool {
        let place = table.cells[cell]
        guard place.column > 0, table.text(of: place).count(where: \.isNumber) > 2,
            let before = table.cellIndex(row: place.row, column: place.column - 1)
        else { return false }
        let name = TaggedText(table.text(of: table.cells[before]))
        let words = name.tags.indices.filter { name.token($0).kind == .word }
        return !words.isEmpty
            && words.allSatisfy { place in
                naming.contains(name.token(place).text) || name.has(.edition, at: place)
                    || name.has(.furniture, at: place)
                    || name.has(.filler, at: place)
            }
    }

    private static let naming = Lexicon.words("dates-of-pages.naming")
}

extension Document {
    /// What was found of the file, for the chart that it is, but for days that are no slip: those that a text beside them names, and those that
    /// were read as heights.
    func findings(of chart: ChartID, daysReadAt read: Set<Place> = []) -> [Finding] {
        let dated = read.union(DatesOfPages.places(in: self))
        return findings.compactMap { finding in
            if finding.isA(SheetFinding.cellDateShown), finding.location.place.map(dated.contains) ?? false {
                return nil
            }
            var own = finding
            own.chart = own.chart ?? chart.description
            return own
        }
    }
}
