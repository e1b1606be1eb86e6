/// The styles that the columns of a sheet give to cells without one.
struct ColumnStyles {
    /// In order: the last column of each stretch.
    private var all: [(last: Int, style: String?)] = []

    mutating func add(to last: Int, style: String?) { all.append((last, style)) }

    subscript(column: Int) -> String? {
        var (low, high) = (0, all.count)
        while low < high {
            let middle = (low + high) / 2
            if all[middle].last < column { low = middle + 1 } else { high = middle }
        }
        return low < all.count ? all[low].style : nil
    }
}
