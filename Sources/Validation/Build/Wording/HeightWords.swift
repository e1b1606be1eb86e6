import ChartSchema

/// Heights and ages as messages write them.
enum HeightWords {
    /// `5'10"`, `5'10.5"`.
    static func exactly(_ inches: Figure) -> String {
        let feet = inches.tenThousandths / 120_000
        return "\(feet)'\(Figure(tenThousandths: inches.tenThousandths - feet * 120_000))\""
    }

    /// `5'10"`, `4'8"–4'10"`, `up to 4'8"`, `from 6'5"`, `every height`.
    static func range(_ height: HeightRange) -> String {
        switch (height.min, height.max) {
        case (let low?, let high?) where low == high: exactly(low)
        case (let low?, let high?): "\(exactly(low))–\(exactly(high))"
        case (nil, let high?): "up to \(exactly(high))"
        case (let low?, nil): "from \(exactly(low))"
        case (nil, nil): "every height"
        }
    }

    /// `age 11`, `ages 16–59`, `24 months`.
    static func age(_ age: AgeRange) -> String {
        let unit = age.unit == .months ? " months" : ""
        switch (age.min, age.max) {
        case (let low?, let high?) where low == high: return "age \(low)\(unit)"
        case (let low?, let high?): return "ages \(low)–\(high)\(unit)"
        case (nil, let high?): return "ages up to \(high)\(unit)"
        case (let low?, nil): return "ages from \(low)\(unit)"
        case (nil, nil): return "every age"
        }
    }

    static func row(_ row: BuildRow) -> String {
        guard let age = row.age, !age.isAny else { return range(row.height) }
        return row.height.isAny ? self.age(age) : "\(self.age(age)), \(range(row.height))"
    }
}
