import ChartSchema
import Results

/// What the pages show that the dataset itself does not hold: names, and the raw files around a value.
public struct SiteProject: Sendable {
    /// What carriers and products are called; ids stand where a name is missing.
    public var names: SiteNames
    /// The raw cells around a place; `nil` where the raw files are not at hand.
    package var rawCells: (@Sendable (Finding.Location) -> RawNeighbourhood?)?
    /// The pages that a chart's cells stand on, as a PNG with the cells marked; `nil` where there is none, or the raw
    /// file is not at hand.
    package var rawPicture: (@Sendable (ChartSource, [CellReference]) -> [UInt8]?)?

    /// What stands before the site's own navigation, where another page shows it.
    package var navigation: [PageFrame.Group] = []

    public init(names: SiteNames = SiteNames()) { self.names = names }
}
