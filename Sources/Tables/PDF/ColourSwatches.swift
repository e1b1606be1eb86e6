import Paper

/// Small coloured boxes of a page, whose words get a ``ColourSign``.
enum ColourSwatches {
    /// In points: as high as a line and no wider than a short word, close before the text.
    private static let (heights, widths, gap) = (4.0...22.0, 4.0...44.0, 16.0)

    static func marked(_ words: [PrintedWord], fills: [PaperFill]) -> [PrintedWord] {
        let boxes = fills.filter { fill in
            heights.contains(fill.box.height) && widths.contains(fill.box.width) && fill.color != 0xFF_FFFF
                && fill.color != 0
                // The colour stands elsewhere, too.
                && fills.contains { $0.color == fill.color && $0.box != fill.box }
                && !words.contains { fill.box.contains($0.box.middle) }
        }
        guard !boxes.isEmpty else { return words }
        var words = words
        for swatch in boxes {
            let beside = words.indices.filter { place in
                let box = words[place].box
                return box.left >= swatch.box.right - 1 && box.left - swatch.box.right <= gap
                    && swatch.box.top <= box.middle.y && box.middle.y <= swatch.box.bottom
            }
            guard let place = beside.min(by: { words[$0].box.left < words[$1].box.left }),
                // A cell of a table beside an empty one is none.
                !fills.contains(where: { $0.box.contains(words[place].box.middle) && $0.color != 0xFF_FFFF }),
                !words[place].isFigure
            else { continue }
            words[place].text = ColourSign.sign + words[place].text
        }
        return words
    }
}
