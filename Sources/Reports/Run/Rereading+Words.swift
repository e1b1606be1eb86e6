import Results

extension RunReport.Rereading {
    /// `reread 14 charts of 2 carriers: their meanings changed`
    package var sentence: String {
        let what =
            switch because {
            case "program": "the program changed"
            case "vocabulary": "the vocabulary changed"
            case "layout": "\(charts == 1 ? "its" : "their") pinned layout changed"
            default: "\(charts == 1 ? "its" : "their") \(because) changed"
            }
        return "reread \(counted(charts, "chart")) of \(counted(carriers, "carrier")): \(what)"
    }
}
