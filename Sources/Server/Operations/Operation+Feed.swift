import Reports

extension Operation {
    static let atomFeed = feed(
        "getAtomFeed", "/v1/feed.atom", summary: "What versions of the dataset changed, as an Atom feed.",
        answer: .text("application/atom+xml")
    ) { $0.atom() }

    static let jsonFeed = feed(
        "getJSONFeed", "/v1/feed.json", summary: "What versions of the dataset changed, as a JSON Feed.",
        answer: AnswerForm(mediaType: "application/feed+json", schema: ComponentSchemas.reference("Feed"))
    ) { $0.json() }

    /// Versions that do not say their day are left out, as entries of a feed have one.
    private static func feed(
        _ id: String, _ path: String, summary: String, answer: AnswerForm,
        _ written: @escaping @Sendable (VersionFeed) -> [UInt8]
    ) -> Operation {
        Operation(
            id: id, group: .history, path: path, summary: summary, parameters: [.knownOn, .limit(20, most: 100)],
            answer: answer, problems: [.notFound], work: .heavy
        ) { request in
            let history = try request.snapshot.store.history(
                newest: request.integer("limit") ?? 20, upTo: try request.newestVersion())
            return APIAnswer(written(VersionFeed(history)))
        }
    }
}
