import ArgumentParser
import Foundation
import Pipeline

/// Who decides something about a chart, when, why, and for how long.
struct SignatureOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Why.", valueName: "text"))
    var reason: String?

    @Option(help: ArgumentHelp("Who decides (default: the name you are logged in by).", valueName: "name"))
    var who: String?

    @Option(help: ArgumentHelp("The day it is decided (default: today).", valueName: "date"))
    var date: Day?

    @Option(help: ArgumentHelp("The last day it holds (default: for good).", valueName: "date"))
    var until: Day?

    var isEmpty: Bool { reason == nil && who == nil && date == nil && until == nil }

    /// - Throws: ``ValidationError`` where something is missing or contradicts itself.
    func signature() throws -> ReviewSignature {
        guard let reason, reason.contains(where: { !$0.isWhitespace }) else {
            throw ValidationError("Say why with --reason.")
        }
        guard let who = who ?? LoginName.current, who.contains(where: { !$0.isWhitespace })
        else { throw ValidationError("Say who decides with --who.") }
        let date = date ?? .today
        if let until, until < date {
            throw ValidationError("--until \(until.text) is before the day it is decided, \(date.text).")
        }
        return ReviewSignature(reason: reason, who: who, date: date.text, until: until?.text)
    }
}
