import ChartSchema
import Eligibility
import Reports

extension Site {
    private static let noticesShown = 20

    /// What should be known of other editions of the plans that are wanted, by carrier and product.
    func noticeValues(where isWanted: (String, String) -> Bool) -> [[String: Any]] {
        dataset.notices.filter { $0.isAbout(isWanted) }.prefix(Self.noticesShown).map(values)
    }

    /// The same of one edition.
    func notices(of entry: ManifestEntry) -> [[String: Any]] {
        dataset.notices.filter { $0.chart == entry.id }.map(values)
    }

    private func values(_ notice: EditionNotice) -> [String: Any] {
        ["address": Address.chart(notice.chart), "text": notice.inWords]
    }
}
