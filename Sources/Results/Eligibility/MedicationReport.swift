import ChartSchema
import Eligibility

/// What a medication means for every plan, as `check medication` prints it.
package struct MedicationReport: Sendable {
    package var query: MedicationQuery
    package var medication: NamedMedication
    /// The dataset's version.
    package var version: VersionNumber
    /// The day whose editions count, where one was named; `nil` for those of the day that it is.
    package var day: String?
    package var answers: [MedicationAnswer]
    /// What should be known of other editions of the plans' charts.
    package var notices: [EditionNotice]

    package init(
        query: MedicationQuery, medication: NamedMedication, version: VersionNumber, day: String?,
        answers: [MedicationAnswer], notices: [EditionNotice] = []
    ) {
        self.query = query
        self.medication = medication
        self.version = version
        self.day = day
        self.answers = answers
        self.notices = notices
    }
}
