import Paper

/// Where texts below one another agree: where they begin, where they end, or in their middle.
enum TextSide: CaseIterable {
    case left, right, middle

    func place(of box: PaperBox) -> Double {
        switch self {
        case .left: box.left
        case .right: box.right
        case .middle: box.middle.x
        }
    }

    /// Texts of one width agree everywhere, and most often begin at one place.
    static func common(_ texts: [PrintedLine]) -> TextSide? {
        let boxes = texts.map(\.box)
        return allCases.first { side in
            let places = boxes.map(side.place)
            return (places.max() ?? 0) - (places.min() ?? 0) < 1
        }
    }
}
