import ChartSchema

/// How a file was read, in words a reviewer can check: what is written into `pipeline.json` as the pinned layout.
///
/// Two files have the same signature when every column means the same in both. Rows may come and go: more heights are no
/// other layout.
package struct LayoutSignature: Sendable, Hashable, Codable {
    package var tables: [TableSignature]

    package init(tables: [TableSignature]) { self.tables = tables }

    package struct TableSignature: Sendable, Hashable, Codable {
        /// What names the rows: `heights`, `ages`, `bmi-bands`, `words`, `position`; of medication charts `medications`,
        /// or `names` where a list holds nothing else.
        package var rows: String
        /// `down` or `across`.
        package var direction: String
        /// One sentence a column: its header, and what it was taken for.
        package var columns: [String]

        package init(rows: String, direction: String, columns: [String]) {
            self.rows = rows
            self.direction = direction
            self.columns = columns
        }
    }
}

extension LayoutSignature {
    init(_ layouts: [TableLayout]) {
        tables = layouts.map { layout in
            var columns: [String] = []
            for block in layout.blocks {
                for (roles, stacks) in zip(block.roles, block.stacks) {
                    for column in block.columns {
                        guard let role = roles[column], let words = LayoutSignature.words(role) else { continue }
                        let header =
                            stacks[column]?.pieces.map { piece in
                                singleSpaced(piece.terms.text)
                            }.joined(separator: " / ") ?? ""
                        let sentence = "\(header.isEmpty ? "(no header)" : header): \(words)"
                        columns.append(sentence)
                    }
                }
            }
            return TableSignature(
                rows: layout.key.rawValue, direction: layout.grid.isTurned ? "across" : "down", columns: columns)
        }
    }

    static func words(_ role: ColumnRole) -> String? {
        switch role {
        case .height(let heights): return "heights as \(heights.notation.rawValue)"
        case .heightEnd(let bound): return bound == .min ? "least height" : "greatest height"
        case .heightRest: return "inches of the heights"
        case .ageEnd(let bound): return bound == .min ? "least age" : "greatest age"
        case .heightTwin(let twin): return "the same heights as \(twin.notation.rawValue)"
        case .age: return "ages"
        case .sex: return "sexes"
        case .tobacco: return "tobacco states"
        case .className: return "classes"
        case .product: return "products"
        case .condition(let name): return "what must be so: \(name)"
        case .bound: return "minimum or maximum"
        case .bmiBand: return "BMI bands"
        case .value(let column): return words(column)
        case .weightTwin: return "the same weights in kilograms"
        case .ignored(let reason): return "ignored: \(reason.words)"
        case .blank: return nil
        case .unknown: return "not understood"
        }
    }

    private static func words(_ column: ValueColumn) -> String {
        var words: [String] = []
        switch column.quantity {
        case .weight: words.append("weight")
        case .bmi: words.append("BMI")
        case .className: words.append("class")
        }
        if column.holdsRanges {
            words.append("range")
        } else if let zone = column.zone {
            words.append(zone == .below ? "below which" : "above which")
        } else if let bound = column.bound {
            words.append(bound == .min ? "minimum" : "maximum")
        }
        if let unit = column.unit, unit.isWeight { words.append("in \(unit.rawValue)") }
        if let label = column.label { words.append("of \(label)") }
        if let product = column.product { words.append("for \(product)") }
        if let sex = column.sex { words.append("sex \(sex.rawValue)") }
        if let tobacco = column.tobacco { words.append("tobacco \(tobacco.rawValue)") }
        if let age = column.age {
            words.append("ages \(age.min.map(String.init) ?? "")-\(age.max.map(String.init) ?? "")")
        }
        return words.joined(separator: ", ")
    }
}
