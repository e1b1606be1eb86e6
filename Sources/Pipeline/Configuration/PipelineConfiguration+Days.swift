extension PipelineConfiguration {
    /// The newest day that the project itself names as one on which something came to be known: a file was retrieved, a
    /// finding accepted, a figure corrected, a name read. Before it, this state of the project cannot have been.
    var newestDay: String? {
        let retrieved = carriers.flatMap { $0.sources.compactMap(\.retrieved) }
        let decided =
            review.accepted.map(\.acceptance.date) + review.corrections.map(\.applied.date)
            + review.names.names.map(\.when)
        return (retrieved + decided).max()
    }
}
