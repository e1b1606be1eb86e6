import ChartSchema
import Eligibility
import Reports

extension Site {
    private static let namesOnPage = 100
    private static let suggestionsShown = 12

    /// Every medication that charts name, searched and in pages.
    func medicationList(_ query: SiteQuery) -> SitePage {
        let found = medicationNames.matching(query["search"] ?? "")
        let paging = Paging(total: found.count, page: query.page, size: Self.namesOnPage)
        let meant = found.isEmpty ? nearest(query["search"] ?? "") : []
        return render(
            "medications", title: "Medications", here: "/medications",
            [
                "search": query["search"] ?? "", "total": found.count.grouped, "is-empty": found.isEmpty,
                "nearest": meant, "has-nearest": !meant.isEmpty,
                "paging": paging.values { query.address("/medications", with: [("page", String($0))]) },
                "medications": found[paging.range].map { each in
                    [
                        "name": each.medication.onOneLine, "address": medicationAddress(each.medication.onOneLine),
                        "ingredients": each.ingredients.joined(separator: ", "), "rules": each.rules,
                        "carriers": each.carriers.map { names.carrier($0) }.joined(separator: ", "),
                    ] as [String: Any]
                },
            ])
    }

    func medicationAddress(_ name: String) -> String { Address.of("/medication", [("name", name)]) }

    /// Names that may have been meant.
    func nearest(_ text: String) -> [[String: Any]] {
        guard !text.isEmpty else { return [] }
        return NamedMedication(text).suggestions.prefix(8).map {
            ["name": $0, "address": medicationAddress($0)]
        }
    }

    /// Names that go on from what is typed, for the script of the page: `{"suggestions":[{"name","ingredients"}]}`.
    func suggestions(_ query: SiteQuery) -> SitePage {
        let text = query["text"] ?? ""
        let found = text.isEmpty ? [] : medicationNames.matching(text, limit: Self.suggestionsShown)
        var writer = CanonicalJSONWriter(reservingCapacity: 1024)
        writer.object {
            $0.member("text", text)
            $0.array("suggestions", of: found) { writer, each in
                writer.object {
                    $0.member("name", each.medication.onOneLine)
                    $0.member("ingredients", each.ingredients)
                }
            }
            $0.member(
                "meant", found.isEmpty && text.count > 2 ? Array(NamedMedication(text).suggestions.prefix(5)) : [])
        }
        return SitePage(contentType: "application/json", body: writer.bytes)
    }
}
