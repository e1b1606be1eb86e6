import ChartSchema

extension Finding {
    /// `raw/acme/build.csv:7`, or as much of it as is known.
    var placeInWords: String {
        switch location.place {
        case .line(let line)?: return "\(location.file):\(line)"
        case let place?: return "\(location.file), \(place.inWords)"
        case nil: break
        }
        return location.table.map { "\(location.file), table \($0)" } ?? location.file
    }
}
