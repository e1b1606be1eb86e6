import ChartSchema
import Eligibility

/// Which plans fit a build, as `check build` prints it.
package struct BuildReport: Sendable {
    package var person: Person
    /// The dataset's version.
    package var version: VersionNumber
    /// The day whose editions count, where one was named; `nil` for those of the day that it is.
    package var day: String?
    /// The most favourable first.
    package var answers: [PlanAnswer]
    /// What should be known of other editions of the plans' charts.
    package var notices: [EditionNotice]

    package init(
        person: Person, version: VersionNumber, day: String?, answers: [PlanAnswer], notices: [EditionNotice] = []
    ) {
        self.person = person
        self.version = version
        self.day = day
        self.answers = answers
        self.notices = notices
    }
}
