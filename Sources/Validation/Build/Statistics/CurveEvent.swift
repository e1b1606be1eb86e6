/// A place where a curve does what its neighbours do not explain.
struct CurveEvent: Hashable, Sendable {
    enum Kind: Sendable {
        /// One figure is off.
        case slip
        /// The figure and all later ones are shifted against the earlier ones.
        case shift
    }

    var kind: Kind
    /// The index of the figure, or of the first shifted one, in the curve's points.
    var index: Int
    /// By how much: what is printed less what was expected.
    var size: Double
    /// How much better the curve is explained with it, in squares of the column's own noise.
    var gain: Double
    /// How much better it explains the curve than the best other story does, in the same measure.
    var margin: Double
    /// The margin when the curve may also be bent in a way that the column is bent nowhere else.
    var clarity: Double
}
