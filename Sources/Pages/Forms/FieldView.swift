import ChartSchema
import Eligibility
import Reports

/// A field of a form as the template `field` takes it.
struct FieldView {
    var field: Form.Field
    /// What was typed or chosen.
    var value: String?
    /// What is wrong with it, in a sentence.
    var error: String?
    /// Put before ids, so that a page may ask the same question twice.
    var prefix = ""
    /// Beside the field's own: words to choose from.
    var options: [String] = []
    /// The name of the parameter; the field's id when `nil`.
    var name: String?
    var title: String?

    var values: [String: Any] {
        let id = prefix + field.id
        let hint = hint
        let described = [hint == nil ? nil : "\(id)-hint", error == nil ? nil : "\(id)-error"].compactMap(\.self)
        var values: [String: Any] = [
            "id": id, "field-name": name ?? field.id, "title": title ?? field.title, "value": value ?? "",
            "is-required": field.isRequired, "is-choice": field.kind == .choice,
            "is-name": field.id == "medication",
        ]
        if let hint { values["hint"] = hint }
        if let error { values["error"] = error }
        if !described.isEmpty { values["described-by"] = described.joined(separator: " ") }
        if field.kind == .choice {
            values["options"] = ([""] + field.options).map { option in
                [
                    "value": option, "id": "\(id)-\(option.isEmpty ? "unknown" : option)",
                    "name": option.isEmpty ? "Not given" : option.capitalizedFirst,
                    "is-chosen": option == (field.options.contains(value ?? "") ? value : ""),
                ] as [String: Any]
            }
        } else if !options.isEmpty {
            values["list"] =
                ["id": "\(id)-list", "options": options.prefix(200).map { ["value": $0] }] as [String: Any]
        }
        return values
    }

    /// What an answer looks like, and what the charts span.
    private var hint: String? {
        switch field.kind {
        case .height:
            let span = zip2(field.min, field.max).map { " Charts have \($0.asHeight) to \($1.asHeight)." } ?? ""
            return "5'6\", 5-6, 66 or 168cm.\(span)"
        case .weight:
            let span = zip2(field.min, field.max).map { " Charts have \($0) to \($1) lb." } ?? ""
            return "201, 91kg or 14st 5.\(span)"
        case .age: return "52, or 18mo in months."
        case .months: return "14m or 2y ago; 0 for now."
        case .words: return field.id == "dose" ? "40mg, or 40mg/day." : nil
        case .choice: return nil
        }
    }

    private func zip2(_ a: Figure?, _ b: Figure?) -> (Figure, Figure)? { a.flatMap { a in b.map { (a, $0) } } }
}

extension String {
    /// `female` as `Female`.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension Form.Field {
    /// The field where its answer may be left out.
    var withoutNeed: Form.Field {
        var field = self
        field.isRequired = false
        return field
    }
}

extension Form {
    /// The form where every answer may be left out.
    var withoutNeeds: Form {
        var form = self
        for section in form.sections.indices {
            form.sections[section].fields = form.sections[section].fields.map(\.withoutNeed)
        }
        return form
    }

    func field(_ id: String) -> Field? { sections.flatMap(\.fields).first { $0.id == id } }
}
