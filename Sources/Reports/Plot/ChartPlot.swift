import ChartSchema

/// Curves of limits over heights, drawn as one SVG image without any external asset.
///
/// - ``curves`` are drawn in the order given, each with its name at its right end.
/// - ``marks`` are the points a reader should look at, drawn above all curves.
/// - ``svg(id:)`` gives the image; its colours are the variables of ``styleSheet``, which follow light and dark.
///
/// Hundreds of curves in one plot are drawn, but nobody can read them: split a chart by sex, tobacco or age before.
package struct ChartPlot: Sendable, Hashable {
    /// What the plot shows, in a few words; read aloud by screen readers.
    package var title: String
    /// What there is to see, in a sentence; read aloud by screen readers.
    package var summary: String
    /// Heights in inches, or ages.
    package var across: Axis
    /// Pounds, or BMI.
    package var up: Axis
    package var curves: [Curve]
    package var marks: [Mark]
    /// In pixels at the size the plot is made for; it scales.
    package var width = 520
    package var height = 300

    package init(
        title: String, summary: String = "", across: Axis = Axis(.height), up: Axis = Axis(.plain, "lb"),
        curves: [Curve], marks: [Mark] = []
    ) {
        self.title = title
        self.summary = summary
        self.across = across
        self.up = up
        self.curves = curves
        self.marks = marks
    }

    /// What an axis counts and how its numbers are written.
    package struct Axis: Sendable, Hashable {
        package enum Notation: Sendable, Hashable {
            /// Inches, written as feet and inches.
            case height
            case plain
        }

        package var notation: Notation
        /// The unit, written at the axis; empty for none.
        package var unit: String
        /// The ends; `nil` for what the curves and marks span.
        package var range: ClosedRange<Double>?

        package init(_ notation: Notation, _ unit: String = "", range: ClosedRange<Double>? = nil) {
            self.notation = notation
            self.unit = unit
            self.range = range
        }
    }

    package struct Point: Sendable, Hashable {
        package var x: Double
        package var y: Double

        package init(_ x: Double, _ y: Double) {
            self.x = x
            self.y = y
        }
    }

    /// One line with its points.
    package struct Curve: Sendable, Hashable {
        package enum Tone: Sendable, Hashable {
            /// One of ``ChartPlot/toneCount`` colours, counted round.
            case colour(Int)
            /// Behind the others.
            case faded
            /// What was, and what is now.
            case before, after
        }

        package var name: String
        /// In the order of their heights.
        package var points: [Point]
        package var tone: Tone
        package var isDashed: Bool

        package init(_ name: String, _ points: [Point], tone: Tone, isDashed: Bool = false) {
            self.name = name
            self.points = points
            self.tone = tone
            self.isDashed = isDashed
        }
    }

    /// A point to look at.
    package struct Mark: Sendable, Hashable {
        package var point: Point
        /// A number or word beside it.
        package var label: String
        package var severity: Finding.Severity
        /// Where it was expected.
        package var expected: Double?

        package init(_ point: Point, label: String, severity: Finding.Severity, expected: Double? = nil) {
            self.point = point
            self.label = label
            self.severity = severity
            self.expected = expected
        }
    }

    /// How many colours curves have before they repeat.
    package static let toneCount = 8
}
