import ChartSchema
import Diff
import Store

/// Finds what made a chart otherwise by rebuilding the mixed cases: the new chart with one input at a time as it was
/// before, and the old chart as this program reads it today.
package struct CauseFinder {
    private let project: ProjectFolder
    private let raw: RawFiles
    private let old: DiffSide
    private let new: DiffSide

    package init(from old: DiffSide, to new: DiffSide, in project: ProjectFolder) {
        self.project = project
        self.old = old
        self.new = new
        raw = RawFiles(project)
    }

    /// What changed one chart.
    ///
    /// What cannot be rebuilt is said: its ``ChartCauses/remark`` names the reason, and what no trial accounts for is laid
    /// to the inputs that could not be tried.
    package func causes(of a: ManifestEntry, _ b: ManifestEntry, _ before: Chart, _ after: Chart) -> ChartCauses {
        let told = DiffCause.causes(from: a, to: b)
        guard let inputs = a.inputs, let newInputs = b.inputs else {
            return ChartCauses([], otherwise: told, remark: .notRecorded)
        }
        guard let was = settings(inputs, of: old), let now = settings(newInputs, of: new) else {
            return ChartCauses([], otherwise: told, remark: .notReadable)
        }
        let isSameFile = a.source.sha256 == b.source.sha256
        let parts = ChartSettings.Part.allCases.filter { !was.agrees(with: now, in: $0) }
        let changed = parts.map(\.cause) + (isSameFile ? [] : [.rawFile])
        guard let file = raw.bytes(sha256: b.source.sha256, at: b.source.path) else {
            return ChartCauses([], otherwise: changed.isEmpty ? told : changed, remark: .newFileGone)
        }
        let oldFile = isSameFile ? file : raw.bytes(sha256: a.source.sha256, at: a.source.path)
        if parts.isEmpty, oldFile == nil {
            // There is nothing left that could be tried, and the file is not read for it.
            return ChartCauses([], otherwise: changed, remark: .oldFileGone)
        }
        guard let today = now.chart(from: file, b.source) else {
            return ChartCauses([], otherwise: changed.isEmpty ? told : changed, remark: .notReadable)
        }
        var trials: [ChartCauses.Trial] = []
        var untried: [DiffCause] = []
        func attempt(_ cause: DiffCause, _ without: Chart?) {
            if let without {
                trials.append(ChartCauses.Trial([cause], without: without, with: today))
            } else {
                untried.append(cause)
            }
        }
        for part in parts { attempt(part.cause, now.taking(part, from: was).chart(from: file, b.source)) }
        if !isSameFile { attempt(.rawFile, oldFile.flatMap { now.chart(from: $0, a.source, named: b.source.path) }) }
        if let again = oldFile.flatMap({ was.chart(from: $0, a.source) }) {
            let causes = programOrVocabulary(a, inputs, before, again)
            trials.append(ChartCauses.Trial(causes, without: before, with: again))
        }
        let remark: DiffCauseRemark? = oldFile == nil ? .oldFileGone : untried.isEmpty ? nil : .notReadable
        let otherwise = untried.isEmpty ? (changed.isEmpty ? [.program] : changed) : untried
        return ChartCauses(trials, otherwise: otherwise, remark: remark)
    }

    /// Which of the two made a chart otherwise whose file and settings are the same.
    private func programOrVocabulary(
        _ entry: ManifestEntry, _ inputs: ManifestEntry.Inputs, _ before: Chart, _ again: Chart
    ) -> [DiffCause] {
        guard inputs.vocabulary != VocabularyDigest.of(entry.kind) else { return [.program] }
        return before.withoutVocabulary == again.withoutVocabulary ? [.vocabulary] : [.vocabulary, .program]
    }

    private func settings(_ inputs: ManifestEntry.Inputs, of side: DiffSide) -> ChartSettings? {
        guard let bytes = try? side.settings(inputs) else { return nil }
        return ChartSettings(document: bytes, in: project)
    }
}

extension ChartSettings {
    fileprivate func chart(from bytes: [UInt8], _ source: ManifestEntry.Source, named path: String? = nil) -> Chart? {
        chart(from: bytes, file: path ?? source.path, sha256: source.sha256)
    }
}

extension ChartSettings.Part {
    fileprivate var cause: DiffCause {
        switch self {
        case .adapter: .adapter
        case .layout: .layout
        case .configuration: .configuration
        case .corrections: .correction
        case .names: .vocabulary
        }
    }
}

extension Chart {
    /// The chart's records without what the vocabulary alone decides: rate classes, ingredients.
    fileprivate var withoutVocabulary: [FlatRecord] {
        flatRecords().map { record in
            switch record {
            case .build(var record):
                record.rateClass = nil
                return .build(record)
            case .medication(var record):
                (record.rule.ingredients, record.rule.rxcui) = ([], [])
                return .medication(record)
            }
        }
    }
}
