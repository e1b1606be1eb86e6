import Testing

@Suite struct GoldenTests {
    @Test(arguments: Golden.all)
    func golden(_ golden: Golden) throws {
        let result = try golden.run()
        for difference in golden.differences(result) {
            Issue.record(
                """
                \(golden.testDescription)/\(difference.name) differs\(Golden.isRecording ? " and was written" : "").
                expected: \(difference.expected ?? "no file")
                found: \(difference.found)
                Run again with CHARTWRIGHT_RECORD=1 to write it down, and read the change.
                """)
        }
        if Golden.isRecording { try golden.record(result) }
    }
}
