import VocabularyData

/// The vocabulary data as bytes, so that it can be told whether a chart was read with other words.
package enum VocabularyBytes {
    /// What build charts are read with: class names.
    package static var ofBuildCharts: [UInt8] { bytes([chartwright_rate_classes()]) }

    /// What medication charts are read with: names and ingredients of drugs, and what they are taken for.
    package static var ofMedicationCharts: [UInt8] {
        bytes([
            chartwright_drug_names(), chartwright_drug_ingredients(), chartwright_drug_additions(),
            chartwright_drug_classes(), chartwright_drug_words(), chartwright_not_drugs(), chartwright_uses(),
        ])
    }

    /// The files one behind the other, each with its length before it.
    private static func bytes(_ files: [EmbeddedFile]) -> [UInt8] {
        files.flatMap { file in
            Array("\(file.count)\n".utf8) + Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
        }
    }
}
