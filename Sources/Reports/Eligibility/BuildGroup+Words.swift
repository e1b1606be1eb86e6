import Results

extension BuildGroup {
    package var inWords: String {
        switch self {
        case .fits: "fits"
        case .referred: "somebody decides"
        case .unfit: "does not fit"
        case .silent: "no statement"
        }
    }
}
