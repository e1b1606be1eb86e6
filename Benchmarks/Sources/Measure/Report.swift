import Foundation

/// The measurements as a table in Markdown, and whether they keep their bounds.
struct Report {
    private(set) var text = ""
    private(set) var passes = true

    mutating func add(_ readings: [(reading: Reading, bound: Double)]) {
        line("| file | MB | bare parser s | chartwright s | ratio | bound | | MB/s | wall s | peak MB |")
        line("|---|--:|--:|--:|--:|--:|---|--:|--:|--:|")
        for (reading, bound) in readings {
            let speed = Double(reading.size) / 1e6 / reading.program.processor
            line(
                "| \(reading.name) | \(figure(Double(reading.size) / 1e6, 0)) | \(figure(reading.floor.processor, 2)) "
                    + "| \(figure(reading.program.processor, 2)) | \(figure(reading.ratio, 2)) | \(figure(bound, 2)) "
                    + "| \(verdict(reading.ratio, bound)) | \(figure(speed, 0)) | \(figure(reading.program.wall, 2)) "
                    + "| \(figure(reading.program.peakMemory / 1e6, 0)) |")
        }
        line("")
    }

    mutating func add(_ memory: IngestMemory, tallBound: Double, wideBound: Double) {
        line("| ingest --dry-run | s | peak MB | to one source | bound | |")
        line("|---|--:|--:|--:|--:|---|")
        add("one source", memory.one)
        add("one source, ten times as long", memory.tall, memory.tallRatio, tallBound)
        add("ten sources", memory.wide, memory.wideRatio, wideBound)
        line("")
    }

    /// - Parameter bound: The most bytes a row that the peak of `ingest` may grow by.
    mutating func add(_ memory: MedicationMemory, bound: Double) {
        line("| a medication chart | rows | s | peak MB |")
        line("|---|--:|--:|--:|")
        for own in memory.lines {
            line(
                "| \(own.name) | \(own.rows) | \(figure(own.run.processor, 2)) "
                    + "| \(figure(Double(own.run.peakMemory) / 1e6, 0)) |")
        }
        line("")
        line("| peak memory | bytes a row more | bound | |")
        line("|---|--:|--:|---|")
        for name in MedicationMemory.commands {
            let growth = memory.growth(of: name)
            line("| \(name) | \(figure(growth, 0)) | \(figure(bound, 0)) | \(verdict(growth, bound)) |")
        }
        line("")
    }

    mutating func add(_ many: ManyCharts) {
        line("| validate, 10,000 charts | s | wall s | peak MB | to json |")
        line("|---|--:|--:|--:|--:|")
        for (form, run) in many.lines {
            line(
                "| \(form) | \(figure(run.processor, 2)) | \(figure(run.wall, 2)) "
                    + "| \(figure(Double(run.peakMemory) / 1e6, 0)) | \(figure(many.ratio(run), 2)) |")
        }
        line("")
    }

    private mutating func add(_ name: String, _ samples: Samples, _ ratio: Double? = nil, _ bound: Double = 0) {
        let judged = ratio.map { "\(figure($0, 2)) | \(figure(bound, 2)) | \(verdict($0, bound))" } ?? "| |"
        line("| \(name) | \(figure(samples.processor, 2)) | \(figure(samples.peakMemory / 1e6, 0)) | \(judged) |")
    }

    private mutating func verdict(_ ratio: Double, _ bound: Double) -> String {
        if ratio <= bound { return "pass" }
        passes = false
        return "FAIL"
    }

    private mutating func line(_ line: String) { text += line + "\n" }
    private func figure(_ value: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", value) }
}
