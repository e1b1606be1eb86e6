/// A page as it is shown: what stands on it and where, before anybody asks what it means.
///
/// All places are in points from the upper left corner of the page as a reader shows it, rotation applied; `y` grows
/// downwards.
package struct PaperPage: Sendable, Hashable {
    package var width: Double
    package var height: Double
    /// In the order in which the file draws them.
    package var glyphs: [Glyph] = []
    package var rules: [PaperRule] = []
    package var fills: [PaperFill] = []
    package var pictures: [PaperBox] = []
    /// Small outlines with bends, as letters turned into curves are.
    package var curves: [PaperBox] = []
    package var annotations: [PaperAnnotation] = []
    package var strokes: [PaperStroke] = []

    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    package var box: PaperBox { PaperBox(left: 0, top: 0, right: width, bottom: height) }
}

/// A rectangle in points, `top` above `bottom`.
package struct PaperBox: Sendable, Hashable {
    package var left: Double
    package var top: Double
    package var right: Double
    package var bottom: Double

    package init(left: Double, top: Double, right: Double, bottom: Double) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    package var width: Double { right - left }
    package var height: Double { bottom - top }
    package var middle: PaperPoint { PaperPoint(x: (left + right) / 2, y: (top + bottom) / 2) }
    package var area: Double { max(0, width) * max(0, height) }

    package func union(_ other: PaperBox) -> PaperBox {
        PaperBox(
            left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
            bottom: max(bottom, other.bottom))
    }

    /// What both cover; its width or height is negative where they do not meet.
    package func intersection(_ other: PaperBox) -> PaperBox {
        PaperBox(
            left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
            bottom: min(bottom, other.bottom))
    }

    package func meets(_ other: PaperBox) -> Bool {
        left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }

    package func contains(_ point: PaperPoint) -> Bool {
        left <= point.x && point.x <= right && top <= point.y && point.y <= bottom
    }

    package func grown(by margin: Double) -> PaperBox {
        PaperBox(left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
    }
}

package struct PaperPoint: Sendable, Hashable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// One printed letter, digit or sign. A ligature is as many glyphs as it has letters, at one place.
package struct Glyph: Sendable, Hashable {
    package var letter: Unicode.Scalar
    /// On the base line.
    package var origin: PaperPoint
    /// The loose box: the advance wide, the font's ascent and descent high.
    package var box: PaperBox
    /// In points, as shown.
    package var size: Double
    /// Degrees by which the writing is turned clockwise, 0 to 359.
    package var angle: Int
    /// 0xRRGGBB.
    package var color: UInt32
    /// The text object it was drawn with, counted through the page.
    package var object: Int
    /// The rendered page has ink of it.
    package var isSeen: Bool
    /// Nothing in the file says which letter it is.
    package var isUnmapped: Bool

    package init(
        _ letter: Unicode.Scalar, origin: PaperPoint, box: PaperBox, size: Double, angle: Int = 0, color: UInt32 = 0,
        object: Int = 0, isSeen: Bool = true, isUnmapped: Bool = false
    ) {
        self.letter = letter
        self.origin = origin
        self.box = box
        self.size = size
        self.angle = angle
        self.color = color
        self.object = object
        self.isSeen = isSeen
        self.isUnmapped = isUnmapped
    }

    package var isBlank: Bool { letter.properties.isWhitespace || letter.value == 0xA0 }
}

/// A straight line, across or down the page: drawn as a line, or as a thin filled rectangle.
package struct PaperRule: Sendable, Hashable {
    package var isAcross: Bool
    /// The line's `y` where it goes across, its `x` where it goes down.
    package var at: Double
    package var from: Double
    package var to: Double
    package var thickness: Double
    /// 0xRRGGBB.
    package var color: UInt32

    package init(isAcross: Bool, at: Double, from: Double, to: Double, thickness: Double = 0.5, color: UInt32 = 0) {
        self.isAcross = isAcross
        self.at = at
        self.from = min(from, to)
        self.to = max(from, to)
        self.thickness = thickness
        self.color = color
    }

    package var length: Double { to - from }
}

/// A filled rectangle that is no line.
package struct PaperFill: Sendable, Hashable {
    package var box: PaperBox
    /// 0xRRGGBB.
    package var color: UInt32

    package init(box: PaperBox, color: UInt32) {
        self.box = box
        self.color = color
    }
}

/// Something laid over the page: a comment, a stamp, a field of a form. Its text is not among the glyphs.
package struct PaperAnnotation: Sendable, Hashable {
    package enum Kind: UInt8, Sendable, Hashable { case field, text, struck, mark }

    package var kind: Kind
    package var box: PaperBox
    /// What a comment says to those who open it; empty where nothing is written there.
    package var text: String

    package init(kind: Kind, box: PaperBox, text: String = "") {
        self.kind = kind
        self.box = box
        self.text = text
    }
}
