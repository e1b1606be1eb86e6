import Paper

/// Ink that is no print: pictures, outlines, comments. What it says nobody reads here, and it is told of where it may say something.
extension PageLayout {
    /// Whether a picture is more than a sign or a letterhead: large, or as high as some lines away from the page's head and foot.
    private static func maySay(something picture: PaperBox, on page: PaperBox) -> Bool {
        let seen = picture.intersection(page)
        if seen.area > 0.12 * page.area { return true }
        let isInMargin =
            seen.bottom < page.top + PageFurniture.margin * page.height
            || seen.top > page.bottom - PageFurniture.margin * page.height
        return !isInMargin && seen.height > 24 && seen.width > 24
    }

    /// Whether an outline is the drawn dot of a list: as wide as high, small, and right before the first word of a place.
    private func isDot(_ curve: PaperBox, before word: PrintedWord) -> Bool {
        let box = page.back(word.box)
        let gap = box.left - curve.right
        return abs(curve.width - curve.height) < 0.1 * curve.height && curve.height < 0.6 * word.size
            && box.top < curve.middle.y && curve.middle.y < box.bottom && gap > 0.2 * word.size && gap < 1.5 * word.size
    }

    /// Whether ink is as wide and as high as a line of some words is, and no ground behind printed ones.
    private func isLine(_ ink: PaperBox) -> Bool {
        ink.height > 5 && ink.height < 60 && ink.width > 2.5 * ink.height
            && !page.page.glyphs.contains { ink.contains($0.box.middle) }
    }

    /// Within a few lines of a table, and not in it: a heading or a note of it may be drawn there.
    private func isBesideTable(_ ink: PaperBox) -> Bool {
        tables.contains { table in
            let own = page.back(table.box)
            return own.grown(by: Self.besideTable).meets(ink) && !own.contains(ink.middle)
        }
    }

    /// In points.
    private static let besideTable = 45.0
    private static let fewestLetters = 5

    /// Ink of which no letter is known, in or beside the tables: pictures, outlines, annotations.
    func foreignInk(explained: Set<PaperBox>) -> [PaperNotice] {
        var notices: [PaperNotice] = []
        let source = page.page
        for index in tables.indices {
            let box = tables[index].box
            let own = page.back(box)
            let beginnings = tables[index].cells.compactMap(\.words.first)
            let foreign =
                source.pictures.filter { own.grown(by: -2).meets($0) && $0.area < 4 * own.area }.map {
                    (PaperNotice.Kind.pictureInTable, $0)
                }
                + source.curves.filter { curve in
                    !explained.contains { $0.grown(by: 1).contains(curve.middle) && $0.meets(curve) }
                }.filter { own.grown(by: -2).contains($0.middle) && $0.height > 3 && $0.width > 1 }.filter { curve in
                    !beginnings.contains { isDot(curve, before: $0) }
                }.map { (.curvesInTable, $0) }
                + source.annotations.filter { own.meets($0.box) }.map { (.annotation, $0.box) }
            if let first = foreign.first {
                let says = source.annotations.first { $0.box == first.1 }?.text ?? ""
                notices.append(PaperNotice(kind: first.0, page: number, box: first.1, text: says, count: foreign.count))
            }
        }
        let outside = source.annotations.filter { annotation in
            annotation.kind != .mark && !tables.contains { page.back($0.box).meets(annotation.box) }
        }
        if let first = outside.first {
            notices.append(
                PaperNotice(kind: .annotation, page: number, box: first.box, text: first.text, count: outside.count))
        }
        let large = source.pictures.filter {
            Self.maySay(something: $0, on: source.box) || isLine($0) && isBesideTable($0)
        }
        if let first = large.first {
            notices.append(
                PaperNotice(
                    kind: seenCount == 0 ? .pictureOfPage : .picture, page: number, box: first, text: "",
                    count: large.count))
        }
        let letters = source.curves.filter { $0.height > 3 && $0.height < 30 }
        let beside = letters.filter { isBesideTable($0) && !explained.contains($0) }
        let isWord =
            beside.contains(where: { isLine($0) && $0.width > 6 * $0.height })
            || beside.contains { one in
                beside.count { abs($0.middle.y - one.middle.y) < 0.5 * one.height && $0.height < 2 * one.height }
                    >= Self.fewestLetters
            }
        if let first = isWord ? beside.first : letters.first, isWord || letters.count >= 120 {
            notices.append(
                PaperNotice(kind: .curves, page: number, box: first, text: "", count: letters.count))
        }
        return notices
    }
}
