/// A figure that the chart prints twice, once in inches or pounds and once in metric units.
///
/// The inch and pound figures are the chart's values; the metric ones are only checked against them.
public struct UnitCheck: Hashable, Sendable {
    public enum Unit: String, Hashable, Sendable, Codable {
        case centimetres = "cm"
        case metres = "m"
        case kilograms = "kg"
    }

    /// In inches or pounds.
    public var imperial: Figure
    /// In `unit`, as printed.
    public var metric: Figure
    public var unit: Unit
    /// How many decimals the metric figure is printed with.
    public var decimals: Int
    /// The metric cell.
    public var cell: CellReference
    /// The text of the cell with the inches or pounds.
    public var imperialText: String

    public init(
        imperial: Figure, metric: Figure, unit: Unit, decimals: Int, cell: CellReference, imperialText: String
    ) {
        self.imperial = imperial
        self.metric = metric
        self.unit = unit
        self.decimals = decimals
        self.cell = cell
        self.imperialText = imperialText
    }
}
