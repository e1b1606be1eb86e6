/// A cell's text parted into what is seen of it and what has the colour of its ground.
struct UnseenRuns {
    private(set) var seen = ""
    private(set) var unseen = ""

    /// - Parameter isUnseen: Of the colour of a run, or of the cell's own (`nil`).
    init(_ text: String, _ runs: [ColouredRun], isUnseen: (SheetColor?) -> Bool) {
        let bytes = Array(text.utf8)
        var place = 0
        func add(to end: Int, _ color: SheetColor?) {
            guard place < end else { return }
            let piece = String(decoding: bytes[place..<end], as: UTF8.self)
            if isUnseen(color) { unseen += piece } else { seen += piece }
            place = end
        }
        for run in runs.sorted(by: { $0.places.lowerBound < $1.places.lowerBound }) {
            add(to: min(run.places.lowerBound, bytes.count), nil)
            add(to: min(run.places.upperBound, bytes.count), run.color)
        }
        add(to: bytes.count, nil)
        (seen, unseen) = (Self.trimmed(seen), Self.trimmed(unseen))
    }

    private static func trimmed(_ text: String) -> String {
        String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
