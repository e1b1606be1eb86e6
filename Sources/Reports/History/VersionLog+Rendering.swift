import ChartSchema
import Results

extension VersionLog {
    package func text(_ palette: Palette = .plain) -> String {
        versions.map { version in
            let manifest = version.manifest
            let held = "\(counted(version.charts, "chart")), \(counted(version.records, "record"))"
            let day = manifest.published.map { "\($0)  " } ?? ""
            let head =
                "\(palette.bold(manifest.version.description))  \(manifest.changes.level.rawValue)  \(day)\(held)\n"
            return head + ChangeLines.lines(of: manifest.changes.changes).map { "    \($0)\n" }.joined()
        }.joined(separator: "\n")
    }

    package func json() -> [UInt8] {
        var writer = CanonicalJSONWriter(reservingCapacity: 4096)
        writer.beginObject()
        writer.lines("versions", of: versions, indent: 0) { writer, version in
            let manifest = version.manifest
            writer.object {
                $0.member("version", manifest.version.description)
                $0.member("parent", manifest.parent?.version.description)
                if let published = manifest.published { $0.member("published", published) }
                if let notBefore = manifest.notBefore { $0.member("not_before", notBefore) }
                $0.member("charts", version.charts)
                $0.key("changes")
                $0.object { manifest.changes.writeLine(to: &$0) }
            }
        }
        writer.endObject()
        writer.endLine()
        return writer.bytes
    }
}

extension ChangeSummary.Change {
    /// `12 values changed`.
    package var inWords: String {
        let (noun, verb): (String, String) =
            switch kind {
            case .schemaRemoved: ("schema", "removed")
            case .chartRemoved: ("chart", "removed")
            case .chartRenamed: ("chart", "renamed")
            case .chartWithdrawn: ("chart", "withdrawn")
            case .chartReinstated: ("chart", "no longer withdrawn")
            case .productRemoved: ("product", "removed")
            case .classRemoved: ("class", "removed")
            case .classRemapped: ("class", "remapped")
            case .schemaAdded: ("schema", "added")
            case .chartAdded: ("chart", "added")
            case .productAdded: ("product", "added")
            case .classAdded: ("class", "added")
            case .classMapped: ("class", "mapped")
            case .limitAdded: ("limit", "added")
            case .ruleAdded: ("rule", "added")
            case .ruleRemoved: ("rule", "removed")
            case .limitRemoved: ("limit", "removed")
            case .valueChanged: ("value", "changed")
            case .conditionChanged: ("condition", "changed")
            case .labelChanged: ("label", "changed")
            case .titleChanged: ("title", "changed")
            case .noteChanged: ("note", "changed")
            case .sourceChanged: ("source", "changed")
            case .provenanceChanged: ("origin", "changed")
            case .findingChanged: ("finding", "changed")
            case .countChanged: ("count", "changed")
            }
        if count == 1, [.chartAdded, .chartRemoved, .chartRenamed, .chartWithdrawn, .chartReinstated].contains(kind) {
            return verb
        }
        let plural = noun == "class" ? "classes" : noun + "s"
        return "\(count) \(count == 1 ? noun : plural) \(verb)"
    }
}

extension ChangeSummary {
    fileprivate func writeLine(to writer: inout CanonicalJSONWriter) {
        writer.member("level", level.rawValue)
        writer.array("changes", of: changes) { writer, change in
            writer.object {
                $0.member("chart", change.chart)
                $0.member("kind", change.kind.rawValue)
                $0.member("count", change.count)
            }
        }
    }
}
