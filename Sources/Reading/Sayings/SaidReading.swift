import ChartSchema
import Tables

/// What becomes of the sayings of a chart: each is told of, and one that the reading makes nothing of stops the chart.
struct SaidReading {
    let said: SaidDocument
    let chart: ChartID
    /// What was found of the document with the sayings applied.
    let findings: [Finding]
    /// What each cell was taken for then.
    let ledger: CellLedger
    /// Whether leaving the texts of a saying out instead gives other records: its words do something.
    let changes: (Int) -> Bool

    /// The account of the cells, with those that were left out.
    var account: CellLedger {
        var ledger = ledger
        for places in said.places {
            let reason = LeftOut.said(places.saying.reason)
            for (table, cell) in places.leftOut { ledger.entries[table][cell] = .ignored(reason) }
        }
        return ledger
    }

    /// Where words stand that the reading does not understand: what was found there is told with them.
    var refused: [SaidPlaces] {
        said.places.filter { places in
            guard case .words = places.saying.sense else { return false }
            return complaint(about: places) != nil
        }
    }

    /// One finding a saying.
    func told(file: String) -> [Finding] {
        said.places.enumerated().compactMap { number, places in
            guard let first = places.spots.first else {
                return places.saying.isOfCarrier ? nil : stale(places.saying, file: file)
            }
            let location = location(of: first, file: file)
            if let objection = objection(to: places, number: number) {
                return finding(
                    ChartFinding.sayingUnread, objection, help: Self.remedy(places.saying), places, location)
            }
            return finding(ChartFinding.sayingApplied, Self.words(places.saying), help: nil, places, location)
        }
    }

    private func stale(_ saying: Saying, file: String) -> Finding {
        Finding(
            ChartFinding.sayingStale,
            message: "The configuration says what \"\(saying.text)\" means, and the file has no such text.",
            help: "Take it out of the chart's meanings, or say it of the text that stands there now.",
            chart: chart.description, location: Finding.Location(file: file), context: ["text": saying.text])
    }

    private func finding(
        _ kind: ChartFinding, _ message: String, help: String?, _ places: SaidPlaces,
        _ location: Finding.Location
    ) -> Finding {
        var context = ["text": places.saying.text, "places": String(places.spots.count)]
        if case .words(let words) = places.saying.sense { context.updateValue(words, forKey: "words") }
        return Finding(
            kind, message: message, help: help, chart: chart.description,
            location: location, context: context)
    }

    private func location(of spot: SaidPlaces.Spot, file: String) -> Finding.Location {
        Finding.Location(
            file: file, table: spot.table, row: spot.table.map { _ in spot.row },
            column: spot.table.map { _ in spot.column }, place: spot.place, text: spot.printed)
    }

    private static func words(_ saying: Saying) -> String {
        let since = saying.reason.map { ", since \($0)" } ?? ""
        return switch saying.sense {
        case .words(let words): "\"\(saying.text)\" is read as \"\(words)\"\(since)."
        case .asPrinted: "\"\(saying.text)\" is published as it is printed, to be asked about\(since)."
        case .leftOut: "\"\(saying.text)\" is left out\(since)."
        }
    }

    private static func remedy(_ saying: Saying) -> String {
        switch saying.sense {
        case .words: "Say it in words that other charts print, or leave the text out with a reason."
        case .asPrinted: "Accept its finding with a reason, or leave the text out with a reason."
        case .leftOut: "Say what the text means in other words."
        }
    }

    // MARK: What is not understood

    /// Why a saying is not to be taken; `nil` where the reading makes of it what was meant.
    private func objection(to places: SaidPlaces, number: Int) -> String? {
        let text = places.saying.text
        switch places.saying.sense {
        case .words(let words):
            let lead = "\"\(words)\", said for \"\(text)\", is not understood either"
            if let complaint = complaint(about: places) { return "\(lead): \(complaint)" }
            guard places.spots.contains(where: { $0.table != nil && isRead($0) }) || changes(number) else {
                return "\(lead): the records are the same without it."
            }
            return nil
        case .asPrinted:
            if let complaint = complaint(about: places) {
                return "\"\(text)\" has no place where it could be published as it is printed: \(complaint)"
            }
            guard places.spots.contains(where: isRead) else {
                return "\"\(text)\" stands beside the records and is published as it is printed already."
            }
            return nil
        case .leftOut: return complaint(about: places).map { "\"\(text)\" cannot be left out: \($0)" }
        }
    }

    /// What is told of a text as it is printed, and is answered by whatever is said of it.
    static let settled = SheetFinding.cellDateShown

    /// What was found at its places all the same.
    private func complaint(about places: SaidPlaces) -> String? {
        findings.first { finding in
            finding.severity > .info && !finding.isA(Self.settled)
                && places.spots.contains { $0.holds(finding.location) }
        }?.message
    }

    /// Whether a cell gave a value or names one.
    private func isRead(_ spot: SaidPlaces.Spot) -> Bool {
        guard let table = said.document.tables.firstIndex(where: { $0.index == spot.table }),
            let cell = said.document.tables[table].cellIndex(row: spot.row, column: spot.column)
        else { return false }
        let entry = ledger.entries[table][cell]
        return entry == .value || entry == .label
    }
}
