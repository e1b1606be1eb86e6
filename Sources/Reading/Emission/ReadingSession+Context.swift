import ChartSchema
import Tables

extension ReadingSession {
    /// For every table whose columns name no class: the piece of text above it that does.
    ///
    /// A title is a class name when several tables of the file are told apart by it, or when it is a class name to every
    /// carrier, or to this one.
    func contextNames() -> [TableContext.Piece?] {
        let candidates: [TableContext.Piece?] = zip(layouts, contexts).map { layout, contexts in
            guard let layout, layout.key != .position, layout.key != .bmiBands, !namesClasses(layout) else {
                return nil
            }
            guard let context = contexts.first else { return nil }
            return context.pieces.first { !labels.meanings(of: $0.terms.text).isEmpty } ?? context.namePiece
        }
        let texts = candidates.compactMap { $0?.terms.text }
        let tellApart = texts.count > 1 && Set(texts).count == texts.count
        return candidates.map { piece in
            guard let piece else { return nil }
            if !labels.meanings(of: piece.terms.text).isEmpty { return piece }
            guard let label = piece.terms.label, !piece.terms.isNumberOfTable, !ColumnNames.isTobaccoOnly(label) else {
                return nil
            }
            return tellApart || labels.rateClass(of: label) != nil ? piece : nil
        }
    }

    private func namesClasses(_ layout: TableLayout) -> Bool {
        layout.blocks.contains { block in
            block.roles.contains { roles in
                roles.values.contains { role in
                    switch role {
                    case .className: return true
                    case .value(let column): return column.label != nil || column.quantity == .className
                    default: return false
                    }
                }
            }
        }
    }

    /// A column with everything its surroundings say where it is silent itself.
    func completed(_ column: ValueColumn, context: TableContext, name: TableContext.Piece?) -> ValueColumn {
        var column = column
        if column.label == nil, column.product == nil, let name {
            let text = singleSpaced(name.terms.text)
            column.label = labels.meanings(of: text).isEmpty ? name.terms.label : text
            column.tobacco = column.tobacco ?? name.terms.tobacco
        }
        if let label = column.label, labels.meanings(of: label).first?.isCommon == true { column.label = nil }
        column.sex = column.sex ?? context.sex ?? instructions.given.sex
        column.age = column.age ?? context.age
        column.tobacco = column.tobacco ?? context.tobacco ?? instructions.given.tobacco
        column.zone = column.zone ?? name?.terms.zone
        if column.zone == nil, !column.holdsRanges, column.quantity == .weight {
            column.bound = column.bound ?? context.bound
        }
        return column
    }
}
