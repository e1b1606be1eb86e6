/// What of a document is to be drawn as one picture: pieces of pages, one below the other.
package struct PaperDrawing: Sendable, Hashable {
    /// A page, or a piece of it.
    package struct Piece: Sendable, Hashable {
        /// Counts from 1.
        package var page: Int
        /// What of the page is seen, in points; `nil`: all of it.
        package var box: PaperBox?
        package var marks: [Mark]

        package init(page: Int, box: PaperBox? = nil, marks: [Mark] = []) {
            (self.page, self.box, self.marks) = (page, box, marks)
        }
    }

    /// A place that is coloured like a line of a felt pen, so that its words stay readable.
    package struct Mark: Sendable, Hashable {
        package enum Tone: Character, Sendable, Hashable {
            /// What the figure itself was read from.
            case figure = "f"
            /// What says whom the figure is for.
            case key = "k"
        }

        package var box: PaperBox
        package var tone: Tone

        package init(box: PaperBox, tone: Tone) { (self.box, self.tone) = (box, tone) }
    }

    package static let mostPieces = 12
    package static let mostMarks = 400

    package var pieces: [Piece]

    /// A page as a reader shows it.
    ///
    /// - Parameter page: Counts from 1.
    package init(page: Int) { pieces = [Piece(page: page)] }

    /// The marked places of each page with what stands around them: at most ``mostPieces`` pages and ``mostMarks`` places, the first.
    package init(marks: [(page: Int, mark: Mark)]) {
        let pages = Dictionary(grouping: marks.prefix(Self.mostMarks), by: \.page).sorted { $0.key < $1.key }
        pieces = pages.prefix(Self.mostPieces).map { page, marks in
            let boxes = marks.map(\.mark.box)
            let all = boxes.dropFirst().reduce(boxes[0]) { $0.union($1) }
            return Piece(page: page, box: all.grown(by: Self.margin), marks: marks.map(\.mark))
        }
    }

    /// In points: enough to see the neighbours of a figure.
    private static let margin = 48.0
}

// MARK: As arguments of the process that draws

extension PaperDrawing {
    /// A piece an argument: `3`, `3:72,140.5,300,220`, `3:72,140.5,300,220:f72,150,90,162`.
    var arguments: [String] {
        pieces.map { piece in
            ([String(piece.page), piece.box.map(Self.text) ?? ""]
                + piece.marks.map { String($0.tone.rawValue) + Self.text($0.box) })
                .joined(separator: ":")
        }
    }

    /// `nil` where an argument is none.
    init?(arguments: some Collection<String>) {
        guard !arguments.isEmpty, arguments.count <= Self.mostPieces else { return nil }
        var pieces: [Piece] = []
        for argument in arguments {
            let parts = argument.split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count >= 2, let page = Int(parts[0]) else { return nil }
            let box = Self.box(parts[1])
            guard box != nil || parts[1].isEmpty else { return nil }
            let marks = parts.dropFirst(2).compactMap { part in
                part.first.flatMap(Mark.Tone.init).flatMap { tone in
                    Self.box(part.dropFirst()).map { Mark(box: $0, tone: tone) }
                }
            }
            guard marks.count == parts.count - 2 else { return nil }
            pieces.append(Piece(page: page, box: box, marks: marks))
        }
        self.pieces = pieces
    }

    private static func text(_ box: PaperBox) -> String {
        [box.left, box.top, box.right, box.bottom].map { String($0) }.joined(separator: ",")
    }

    private static func box(_ text: Substring) -> PaperBox? {
        let sides = text.split(separator: ",").compactMap { Double($0) }
        guard sides.count == 4, sides.allSatisfy(\.isFinite) else { return nil }
        return PaperBox(left: sides[0], top: sides[1], right: sides[2], bottom: sides[3])
    }
}
