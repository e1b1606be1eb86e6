import ChartSchema
import Eligibility

/// What a medication means for every plan, as `check medication` prints it.
package struct MedicationReport: Sendable {
    package var query: MedicationQuery
    package var medication: NamedMedication
    /// The dataset's version.
    package var version: VersionNumber
    /// The day whose editions count; `nil` for the newest.
    package var day: String?
    package var answers: [MedicationAnswer]

    package init(
        query: MedicationQuery, medication: NamedMedication, version: VersionNumber, day: String?,
        answers: [MedicationAnswer]
    ) {
        self.query = query
        self.medication = medication
        self.version = version
        self.day = day
        self.answers = answers
    }
}
