import ArgumentParser
import ChartSchema

/// A day as an ISO date.
struct Day: ExpressibleByArgument, Comparable {
    var text: String

    /// An ISO date, or `today`.
    init?(argument: String) {
        if argument == "today" {
            self = .today
            return
        }
        guard ISODate.isValid(argument) else { return nil }
        text = argument
    }

    private init(text: String) { self.text = text }

    /// The day it is, in UTC. Nothing that is published depends on it.
    static var today: Day { Day(text: ISODate.today) }

    /// Refuses a day that is still to come: nothing was published or received then.
    func checkIsPast(after option: String) throws {
        guard text > Day.today.text else { return }
        throw ValidationError("\(option) takes a day that has come; \(text) is still to come.")
    }

    static func < (a: Day, b: Day) -> Bool { a.text < b.text }
}

/// The day that the expiry of accepted findings and corrections is judged on.
struct TodayOption: ParsableArguments {
    @Option(help: ArgumentHelp("The day that expiry is judged on (default: today).", valueName: "date"))
    var today: Day?

    var day: String { (today ?? .today).text }
}
