/// A rectangle on a page as it is shown, measured from the page's upper left corner.
public struct PageBox: Hashable, Sendable {
    /// Counts from 1.
    public var page: Int
    /// In tenths of a point (1/720 inch), to the right.
    public var left: Int
    /// In tenths of a point, downwards.
    public var top: Int
    public var right: Int
    public var bottom: Int

    public init(page: Int, left: Int, top: Int, right: Int, bottom: Int) {
        self.page = page
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    /// Left, top, right, bottom in points.
    public var points: [Figure] {
        [left, top, right, bottom].map { Figure(tenThousandths: Int64($0) * 1_000) }
    }

    /// - Parameter points: Left, top, right, bottom in points; `nil` unless they are four.
    public init?(page: Int, points: [Figure]) {
        guard points.count == 4 else { return nil }
        let tenths = points.map { Int($0.rounded(decimals: 1).tenThousandths / 1_000) }
        self.init(page: page, left: tenths[0], top: tenths[1], right: tenths[2], bottom: tenths[3])
    }
}
