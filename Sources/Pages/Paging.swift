import Reports

/// A long list in pages.
package struct Paging {
    package let total: Int
    /// From 1.
    package let page: Int
    let size: Int

    package init(total: Int, page: Int, size: Int) {
        (self.total, self.size) = (total, size)
        self.page = max(1, min(page, (total + size - 1) / size))
    }

    var pages: Int { max(1, (total + size - 1) / size) }

    /// The items of the page, counted from 0.
    package var range: Range<Int> { min((page - 1) * size, total)..<min(page * size, total) }

    /// The values of the template `paging`; `nil` when one page holds all.
    package func values(_ address: (Int) -> String) -> [String: Any]? {
        guard pages > 1 else { return nil }
        return [String: Any]([
            "page": page, "pages": pages, "first": (range.lowerBound + 1).grouped, "last": range.upperBound.grouped,
            "total": total.grouped, "previous": page > 1 ? address(page - 1) : nil,
            "next": page < pages ? address(page + 1) : nil,
        ])
    }

    /// Of groups that stand behind each other in one list, what of each is on the page, and how much it holds in all.
    /// Empty groups are left out.
    func slices<Group, Item>(of groups: [(Group, [Item])]) -> [(group: Group, total: Int, items: ArraySlice<Item>)] {
        var start = 0
        return groups.compactMap { group, items in
            defer { start += items.count }
            let own = range.clamped(to: start..<start + items.count)
            return items.isEmpty ? nil : (group, items.count, items[own.lowerBound - start..<own.upperBound - start])
        }
    }
}
