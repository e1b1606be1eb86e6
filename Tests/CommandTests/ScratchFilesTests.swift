import Foundation
import Testing

/// Long files are read with the help of temporary files: where there can be none, all is as it was.
@Suite struct ScratchFilesTests {
    @Test(
        "A long file gives the same tables whether temporary files can be had or not",
        arguments: [
            "mkdir tmp && TMPDIR=tmp", "TMPDIR=missing", "TMPDIR=/dev/null", "TMPDIR=/proc", "ulimit -f 64;",
            "ulimit -v 16000000;",
        ])
    func fallback(world: String) throws {
        let folder = try TemporaryFolder()
        let project = folder.url.appending(path: "project")
        try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
        var text = "Medication,Use,Eligibility\n"
        for row in 0..<100_000 { text += "Medication \(row),High blood pressure,Decline\n" }
        try folder.write("project/long.csv", text)
        let result = try Program.run(
            script: "\(world) chartwright tables --list long.csv && ls -A tmp 2>/dev/null; true", in: project)
        #expect(result.err.isEmpty)
        #expect(
            result.out == "file\ttable\trows\tcolumns\tcells\theading\nlong.csv\t0\t100001\t3\t300003\t\n",
            "\(result.err)")
    }
}
