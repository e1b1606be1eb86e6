/// Page numbers, and headers and footers that pages repeat.
enum PageFurniture {
    /// The share of a page's height at its head and at its foot.
    static let margin = 0.12

    static func drop(_ pages: inout [PageLayout]) {
        var found: [String: Set<Int>] = [:]
        for (number, page) in pages.enumerated() {
            for key in page.paragraphs.compactMap({ key($0, page) }) { found[key, default: []].insert(number) }
        }
        let withTables = Set(pages.indices.filter { !pages[$0].tables.isEmpty })
        var kept: Set<String> = []
        for index in pages.indices {
            let page = pages[index]
            pages[index].dropFurniture { paragraph in
                guard let key = key(paragraph, page) else { return .no }
                if isPageNumber(paragraph.text) { return .yes }
                guard let own = found[key], own.count > 1 else { return .no }
                guard own.isSuperset(of: withTables) else { return .here }
                return kept.insert(key).inserted ? .everywhere : .yes
            }
        }
    }

    /// What a repetition has in common; `nil` for text that is not at the head or foot.
    private static func key(_ paragraph: Paragraph, _ page: PageLayout) -> String? {
        let height = page.page.size.height
        let (top, bottom) = (paragraph.box.top, paragraph.box.bottom)
        guard bottom < margin * height || top > (1 - margin) * height else { return nil }
        return
            "\(Int((paragraph.box.top / 3).rounded())) \(paragraph.text.split(whereSeparator: \.isNumber).joined(separator: "9"))"
    }

    /// `3`, `Page 3`, `3/12`, `Page 3 of 12`, `- 3 -`.
    private static func isPageNumber(_ text: String) -> Bool {
        let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
        let said: Set<Substring> = ["page", "of", "p", "seite", "de", "sur"]
        let numbers = words.filter { $0.allSatisfy(\.isNumber) && $0.count <= 3 }
        return !numbers.isEmpty && numbers.count <= 2 && words.count <= 4
            && words.allSatisfy { numbers.contains($0) || said.contains($0) }
            && (words.count > numbers.count || text.count <= 7 && numbers.count == 1 || text.contains("/"))
    }
}
