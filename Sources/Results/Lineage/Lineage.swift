import ChartSchema

/// The way from canonical values back to the raw cells they were read from.
package struct Lineage: Sendable, Hashable {
    package var chart: ChartID
    /// The dataset's version.
    package var version: String
    /// The chart's file in the dataset and its SHA-256.
    package var chartPath: String
    package var chartSHA256: String
    package var source: ChartSource
    package var raw: RawFile
    /// What was asked for, in words.
    package var question: String
    package var values: [Value]

    package init(
        chart: ChartID, version: String, chartPath: String, chartSHA256: String, source: ChartSource, raw: RawFile,
        question: String, values: [Value]
    ) {
        self.chart = chart
        self.version = version
        self.chartPath = chartPath
        self.chartSHA256 = chartSHA256
        self.source = source
        self.raw = raw
        self.question = question
        self.values = values
    }

    /// What the raw file is today.
    package enum RawFile: Sendable, Hashable {
        /// It has the SHA-256 that the chart was read from.
        case same
        /// It has another SHA-256.
        case changed(sha256: String)
        /// It cannot be read.
        case unreadable(reason: String)
    }

    /// One record and the cells that made it.
    package struct Value: Sendable, Hashable {
        package var record: FlatRecord
        package var steps: [Step]
        /// The figures that are not as printed.
        package var corrections: [AppliedCorrection]

        package init(record: FlatRecord, steps: [Step], corrections: [AppliedCorrection] = []) {
            self.record = record
            self.steps = steps
            self.corrections = corrections
        }
    }

    /// One raw cell, what it gave, and its line in the raw file as far as that can be shown.
    package struct Step: Sendable, Hashable {
        package var cell: CellReference
        package var line: String?
        /// What a person said that its text means, in a sentence.
        package var said: String?

        package init(cell: CellReference, line: String?, said: String? = nil) {
            self.cell = cell
            self.line = line
            self.said = said
        }
    }
}
