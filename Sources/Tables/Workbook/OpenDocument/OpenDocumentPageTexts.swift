/// What the pages of OpenDocument sheets have at head and foot, by the names of their masters.
struct OpenDocumentPageTexts {
    private var texts: [String: [String]] = [:]
    private var page: String?
    /// Of the head or foot that is open; nothing of one that is not shown.
    private var open: [UInt8]?
    private var isInPart = false
    private var fieldDepth = 0

    /// The texts of a master, each once, without the numbers of pages, days and names of files.
    func of(_ master: String?) -> [String] { master.flatMap { texts[$0] } ?? [] }

    /// - Returns: Whether the element is about the pages.
    mutating func start(_ name: ElementName, _ attributes: PartAttributes) -> Bool {
        switch name {
        case "master-page": page = attributes["name"]
        case _ where page == nil: return false
        case "header", "header-left", "header-first", "footer", "footer-left", "footer-first":
            isInPart = true
            open = attributes.flag("display") == false ? nil : []
        case "page-number", "page-count", "sheet-name", "title", "date", "time", "file-name": fieldDepth += 1
        case "p", "region-left", "region-center", "region-right": open?.append(UInt8(ascii: "\n"))
        default: break
        }
        return true
    }

    mutating func end(_ name: ElementName) {
        guard let page else { return }
        switch name {
        case "master-page": self.page = nil
        case "header", "header-left", "header-first", "footer", "footer-left", "footer-first":
            for text in String(decoding: open ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
            where PageText.says(text) && !of(page).contains(text) {
                texts[page, default: []].append(text)
            }
            (open, isInPart) = (nil, false)
        case "page-number", "page-count", "sheet-name", "title", "date", "time", "file-name": fieldDepth -= 1
        default: break
        }
    }

    /// - Returns: Whether the text is of the pages.
    mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        if isInPart, fieldDepth == 0 { open? += bytes }
        return page != nil
    }
}
