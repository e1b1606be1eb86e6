import ChartSchema
import Eligibility

/// Plans ranked for a person's build and medications, as `check plans` prints them.
package struct RankingReport: Sendable {
    package var person: Person?
    package var medications: [NamedMedication]
    package var version: VersionNumber
    package var day: String?
    package var plans: [RankedPlan]
    /// What should be known of other editions of the plans' charts.
    package var notices: [EditionNotice]

    package init(
        person: Person?, medications: [NamedMedication], version: VersionNumber, day: String?, plans: [RankedPlan],
        notices: [EditionNotice] = []
    ) {
        self.person = person
        self.medications = medications
        self.version = version
        self.day = day
        self.plans = plans
        self.notices = notices
    }
}
