import ChartSchema
import Diff
import Reports
import Store

extension Site {
    private static let versionsShown = 200

    /// Every published version, newest first.
    func versionList() throws -> SitePage {
        let numbers = try store.versions().filter { $0 <= manifest.version }.reversed().prefix(Self.versionsShown)
        let versions = try numbers.map { number in try store.head(number) }
        return render(
            "versions", title: "Versions", here: "/versions",
            [
                "versions": versions.map { head in
                    let each = head.manifest
                    let kinds = Self.tally(each.changes)
                    return [String: Any]([
                        "number": each.version.description, "address": Address.version(each.version),
                        "level": each.changes.level.rawValue, "parent": each.parent?.version.description,
                        "charts": counted(head.charts, "chart"),
                        "records": "\(head.records.grouped) records",
                        "changes": kinds.prefix(6).map { ["words": $0] }, "is-latest": each.version == manifest.version,
                    ])
                }
            ])
    }

    /// `3 charts added`: the changes of a version by kind, whatever the chart.
    private static func tally(_ summary: ChangeSummary) -> [String] {
        ChangeSummary.Kind.allCases.compactMap { kind in
            let own = summary.changes.filter { $0.kind == kind }
            guard !own.isEmpty else { return nil }
            let total = own.reduce(0) { $0 + $1.count }
            let words = ChangeSummary.Change(chart: nil, kind: kind, count: total).inWords
            return total == 1 && own.count == 1 && !words.contains("1") ? "1 chart \(words)" : words
        }
    }

    /// What a version changed over its parent, or over another version.
    func versionPage(_ name: String, _ query: SiteQuery) throws -> SitePage? {
        guard let number = VersionNumber(name) else { return nil }
        let known = try store.versions().filter { $0 <= manifest.version }
        guard known.contains(number) else { return nil }
        let head = try store.head(number)
        let version = head.manifest
        let from =
            query["from"].flatMap { VersionNumber($0) }.flatMap { known.contains($0) ? $0 : nil }
            ?? version.parent?.version
        var values: [String: Any?] = [
            "number": name, "level": version.changes.level.rawValue, "charts": counted(head.charts, "chart"),
            "from": from?.description, "is-first": from == nil,
            "others": known.filter { $0 != number }.reversed().prefix(Self.versionsShown).map {
                ["number": $0.description, "is-chosen": $0 == from] as [String: Any]
            },
            "has-others": known.count > 1,
            "previous": known.last { $0 < number }.map { ["number": $0.description, "address": Address.version($0)] },
            "next": known.first { $0 > number }.map { ["number": $0.description, "address": Address.version($0)] },
            "path": Address.version(number),
        ]
        if let from {
            let (old, new) = try DiffSide.versions(from, number, in: store)
            let diff = try DatasetDiffer(bounds: Self.bounds).diff(from: old, to: new)
            values["summary"] = diff.summary.capitalizedFirst
            values["sections"] = Self.bounded(diff)
            values["is-empty"] = diff.isEmpty
        }
        return render("version", title: "Version \(name)", here: "/versions", values)
    }

    static let bounds = DiffBounds(charts: 60, statements: 30, cells: 600, hasCurves: true)

    /// The diff's sections; only its sentences, or fewer charts, where they would be larger than a page may be.
    static func bounded(_ diff: DatasetDiff) -> String {
        var diff = diff
        var text = diff.sections
        while text.utf8.count > largestPage * 3 / 4, !diff.charts.isEmpty {
            diff.charts.removeLast(max(1, diff.charts.count / 3))
            text = diff.sections
        }
        return text
    }
}
