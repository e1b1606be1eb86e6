import ChartSchema

/// Where in a title stands what it says of whom the limits are for.
extension HeaderTerms {
    struct PartPlace {
        /// In unicode scalars of the title.
        var start: Int
        /// Stands in parentheses.
        var isAside: Bool
    }

    /// By what is said, where its first word stands. A name is a class's or a product's.
    var places: [CellReference.Field: PartPlace] {
        var places: [CellReference.Field: PartPlace] = [:]
        func take(_ token: LabelToken, _ fields: CellReference.Field...) {
            for field in fields where places[field] == nil {
                places[field] = PartPlace(start: token.place.lowerBound, isAside: token.isAside)
            }
        }
        for token in tokens.tokens {
            switch token.category {
            case .male?, .female?, .anySex?, .sexWord?: take(token, .sex)
            case .tobacco?, .noTobacco?, .anyTobacco?, .tobaccoWord?: take(token, .tobacco)
            case .age?, .ageWord?: take(token, .age)
            case nil where token.word.contains(where: \.isLetter): take(token, .classLabel, .product)
            default: continue
            }
        }
        return places
    }
}

extension TableContext.Piece {
    /// Whether a later title says a part as this one does, and another part otherwise.
    func repeats(_ later: Self) -> Bool {
        let (own, other) = (terms, later.terms)
        let isSame = [
            own.sex != nil && own.sex == other.sex, own.tobacco != nil && own.tobacco == other.tobacco,
            own.age != nil && own.age == other.age,
            says.contains(.classLabel) && later.says.contains(.classLabel) && own.label == other.label,
        ]
        return isSame.contains(true) && own.text != other.text
    }
}
