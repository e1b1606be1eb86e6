/// The sheets of a workbook, in the order of their tabs, and how it counts days.
final class WorkbookPart: PartEvents {
    struct Sheet {
        var name: String
        var id: String
        var isHidden: Bool
    }

    private(set) var root: String?
    private(set) var sheets: [Sheet] = []
    private(set) var countsFrom1904 = false
    /// Whether the values of formulas are to be computed when the workbook is opened: those it holds may be none.
    private(set) var isUncalculated = false

    func start(_ name: ElementName, _ attributes: PartAttributes) {
        if root == nil { root = name.string }
        switch name {
        case "sheet":
            guard let title = attributes["name"], let id = attributes["id"] else { return }
            sheets.append(Sheet(name: title, id: id, isHidden: attributes["state"].map { $0 != "visible" } ?? false))
        case "workbookPr": countsFrom1904 = attributes.flag("date1904") ?? false
        case "calcPr": isUncalculated = attributes.flag("fullCalcOnLoad") ?? false
        default: break
        }
    }

    func end(_ name: ElementName) {}
    func text(_ bytes: UnsafeBufferPointer<UInt8>) {}
}
