import ChartSchema
import Store

/// All that decides about carriers' charts beside their raw files, as a digest a carrier: the program, what the configuration says of the
/// carrier and of none, the review files, and which of the days that something expires on are over.
struct CarrierDecisions {
    private let common: String

    /// - Parameter outer: Of all that the configuration says of no carrier.
    init(outer: String, review: Review, in project: ProjectFolder, today: String?) {
        let files = [review.files.accepted, review.files.corrections, review.files.names].map { file in
            (try? FileBytes.read(project.location(of: file))).map(sha256Hexadecimal) ?? ""
        }
        let days = Set(review.accepted.compactMap(\.acceptance.until) + review.corrections.compactMap(\.until))
        let over = days.sorted().map { day in "\(day) \(today.map { day < $0 } ?? false)" }
        common = ([ProgramIdentity.text, outer] + files + over).joined(separator: "\n")
    }

    /// - Parameter said: Of what the configuration says of the carrier.
    func digest(of said: String) -> String { sha256Hexadecimal(Array("\(common)\n\(said)\n".utf8)) }
}
