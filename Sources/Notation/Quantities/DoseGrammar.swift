import ChartSchema

/// Doses: `over 40 mg`, `10 mg and above`, `50+ units`, `no more than 30 mg/day`.
package enum DoseGrammar {
    /// One test, or two where a range has two ends; `nil` where no dose stands at the cursor, or one of a week or month.
    static func take(_ cursor: inout Cursor) -> [DoseBound]? {
        cursor.attempt { cursor in
            let isDailyBefore = cursor.take(.period).map { $0 == "day" }
            guard let extent = cursor.takeExtent(.unitDose), let unit = extent.unit, extent.lowUnit == nil else {
                return nil
            }
            var period = isDailyBefore
            if let after = extent.period ?? cursor.take(.period) { period = after == "day" && period != false }
            guard period != false, !extent.isSingle else { return nil }
            return bounds(extent, unit, isDaily: period ?? false)
        }
    }

    private static func bounds(_ extent: Extent, _ unit: String, isDaily: Bool) -> [DoseBound] {
        var bounds: [DoseBound] = []
        if let low = extent.low {
            let side: DoseBound.Side = extent.includesLow ? .from : .over
            bounds.append(DoseBound(side: side, amount: low, unit: unit, isDaily: isDaily))
        }
        if let high = extent.high {
            let side: DoseBound.Side = extent.includesHigh ? .upTo : .under
            bounds.append(DoseBound(side: side, amount: high, unit: unit, isDaily: isDaily))
        }
        return bounds
    }

    /// The doses that fill a text.
    package static func read(_ text: String) -> [DoseBound]? {
        let tagged = TaggedText(text)
        var cursor = Cursor(tagged, tagged.tags.indices)
        guard let found = take(&cursor), cursor.isAtEnd else { return nil }
        return found
    }
}

extension TaggedText {
    /// Where a bounded dose that begins at a tag ends, if only closing signs follow it.
    package func boundedDoseEnd(from start: Int) -> Int? {
        var cursor = Cursor(self, start..<tags.count)
        guard let extent = cursor.takeExtent(.unitDose), extent.unit != nil, extent.lowUnit == nil, !extent.isSingle
        else { return nil }
        _ = cursor.take(.period)
        let end = cursor.place
        let isLast = (end..<tags.count).allSatisfy { isSign(")", "]", ".", at: $0) }
        return isLast ? end : nil
    }

    /// Whether a word says that what stands before it is taken with what stands behind.
    package func joinsMedications(at place: Int) -> Bool {
        has(.joined, at: place) || isSign("+", "&", at: place)
            || tags[place].tokens.count == 1 && ["and", "plus", "et"].contains(token(place).text)
    }
}
