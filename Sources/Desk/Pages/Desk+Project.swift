import Pages
import Pipeline
import Reports

/// What `ingest` would do with the project as it stands.
struct ProjectNews: Sendable {
    struct Chart: Sendable {
        var id: String
        var state: String
        /// Findings that the published form does not have.
        var came: [(severity: String, message: String)] = []
    }

    var charts: Int
    /// Not published, or kept as they were, because of errors.
    var held: [Chart]
    var fresh: [Chart]
}

extension Desk {
    /// What `ingest` would do now; the same again as long as nothing of the project has changed.
    func news() async throws -> ProjectNews? {
        guard let configuration = try self.configuration() else { return nil }
        let state = projectState
        if let known = knownNews, known.state == state { return known.news }
        let ingest = Ingest(
            project: project, configuration: configuration, isDryRun: true, jobs: 2, today: today(),
            memory: ReadingMemory(of: project, configuration: pipeline))
        let report = try await ingest.run()
        let news = ProjectNews(
            charts: report.charts.count,
            held: report.charts.filter { $0.state == .kept || $0.state == .failed }.map {
                ProjectNews.Chart(id: $0.id, state: $0.state.rawValue)
            },
            fresh: report.news.charts.filter { !$0.came.isEmpty || $0.state != .unchanged }.map { chart in
                ProjectNews.Chart(
                    id: chart.id, state: chart.state.rawValue,
                    came: chart.came.prefix(8).map { ($0.severity.rawValue, $0.message) })
            })
        knownNews = (state, news)
        return news
    }

    /// What is known without waiting; where it is not, it will be soon.
    func newsIfKnown() async -> ProjectNews? {
        if let known = knownNews, known.state == projectState { return known.news }
        if looking == nil {
            looking = Task(priority: .utility) {
                do {
                    _ = try await news()
                    newsProblem = nil
                } catch { newsProblem = Self.words(error) }
                looking = nil
            }
        }
        return nil
    }

    /// Charts held back by errors, and findings that are new.
    func projectPage() async -> DeskAnswer {
        do {
            guard let news = try await news() else {
                return problem(
                    "There is no \(pipeline) yet.", help: "The first chart that is published makes one.")
            }
            return page(
                "desk-project", title: "The project as it stands", here: "/project",
                [
                    "charts": counted(news.charts, "chart"), "has-held": !news.held.isEmpty,
                    "held": news.held.prefix(60).map(Self.values), "has-fresh": !news.fresh.isEmpty,
                    "fresh": news.fresh.prefix(60).map(Self.values), "open": openFindings(),
                ])
        } catch let error as InvalidConfiguration {
            return invalid(error)
        } catch {
            return problem("The dataset could not be read: \(error)")
        }
    }

    /// The published charts with findings that nobody has accepted.
    private func openFindings() -> [[String: Any]] {
        let manifest = try? store((try? configuration()).flatMap(\.self)).latest()
        return (manifest?.charts ?? []).prefix(2_000).compactMap { entry in
            let open = entry.findings.filter { $0.isOpen && $0.severity >= .warning }
            guard !open.isEmpty else { return nil }
            return [
                "id": entry.id.description, "address": Address.chart(entry.id),
                "count": counted(open.count, "open finding"),
                "findings": open.prefix(40).map {
                    [
                        "message": $0.message, "place": $0.location.place?.inWords ?? "",
                        "text": $0.location.text?.cut(to: 200) ?? "",
                    ]
                },
            ]
        }
    }

    private static func values(_ chart: ProjectNews.Chart) -> [String: Any] {
        [
            "id": chart.id, "state": chart.state,
            "came": chart.came.map { ["message": $0.message, "severity": $0.severity] },
        ]
    }
}
