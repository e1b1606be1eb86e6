import ChartSchema
import Foundation
import Store
import Testing

/// `ingest` that is killed, at every step and at any moment: a reader always sees one whole version, and the next run heals.
///
/// `CHARTWRIGHT_KILLS` says how many random kills there are (`make crash`: 1,000).
@Suite struct CrashTests {
    private static let kills = ProcessInfo.processInfo.environment["CHARTWRIGHT_KILLS"].flatMap { Int($0) } ?? 12
    private static let raw = "raw/acme/2024-05-01/build.csv"

    /// A project whose one figure can be set, so that every run has something to publish.
    private final class Project {
        let folder: TemporaryFolder
        let store: DatasetStore
        private let csv: String

        init() throws {
            folder = try TemporaryFolder(
                copyOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Projects/acme"))
            store = DatasetStore(root: folder.url.appending(path: "normalized").path)
            csv = try folder.read(CrashTests.raw)
            try ingest()
        }

        /// Changes a note of the chart, so that its bytes are others.
        func change(_ number: Int) throws { try folder.write(CrashTests.raw, csv + "\"Edition note \(number)\"\n") }

        func ingest() throws {
            let result = try Program.run("ingest", in: folder.url)
            #expect(result.status == 0, "\(result.err)")
        }

        /// Starts a run and kills it after so many microseconds, or lets it end by itself.
        func ingest(
            killedAfter microseconds: UInt32? = nil, environment: [String: String] = [:],
            meanwhile: () throws -> Void = {}
        ) throws -> Bool {
            let process = Process()
            process.executableURL = Program.folder.appending(path: "chartwright")
            process.arguments = ["ingest"]
            process.currentDirectoryURL = folder.url
            process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder.url.path].merging(environment) { $1 }
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            if let microseconds {
                usleep(microseconds)
                kill(process.processIdentifier, SIGKILL)
            }
            try meanwhile()
            process.waitUntilExit()
            return process.terminationReason == .uncaughtSignal
        }

        /// What a reader sees at any moment: one version, whole.
        func checkWhole(since oldest: VersionNumber) throws -> VersionNumber {
            let latest = try #require(try store.latest())
            #expect(latest.version >= oldest)
            for entry in latest.charts {
                _ = try store.chart(entry)
                if let inputs = entry.inputs { _ = try store.settingsBytes(inputs) }
            }
            return latest.version
        }

        /// After a kill nothing that was published is lost, and what is left is harmless.
        func checkSound(_ comment: Comment) {
            let report = store.verify()
            #expect(report.problems.allSatisfy { $0.severity == .warning }, comment)
        }

        /// The next run leaves a store in which there is nothing to find.
        func checkHealed(_ comment: Comment) throws {
            try ingest()
            #expect(store.verify().problems.isEmpty, comment)
        }
    }

    @Test func killedAtEveryStep() throws {
        let project = try Project()
        var version = try project.checkWhole(since: VersionNumber(1, 0, 0))
        var step = 0
        while step < 200 {
            try project.change(step)
            let wasKilled = try project.ingest(environment: ["CHARTWRIGHT_KILL_AT_STEP": "\(step)"])
            version = try project.checkWhole(since: version)
            project.checkSound("step \(step)")
            // Another change than the one that was cut short: what that one wrote belongs to no version.
            if step % 4 == 0 { try project.change(-step) }
            if step % 4 < 2 { try project.checkHealed("after step \(step)") }
            if !wasKilled { break }
            step += 1
        }
        #expect(step > 12 && step < 200)
        try project.checkHealed("at the end")
    }

    @Test func killedAtRandomMoments() throws {
        var moments = Moments()
        var (killed, runs) = (0, 0)
        while killed < Self.kills {
            // Whoever looks at a store reads all its versions: every few hundred of them a new one begins.
            let round = try killedAtRandom(min(250, Self.kills - killed), at: &moments)
            (killed, runs) = (killed + round.killed, runs + round.runs)
            if round.killed == 0 { break }
        }
        #expect(killed == Self.kills, "\(killed) of \(runs) runs were killed")
        if Self.kills > 100 { print("\(killed) of \(runs) runs were killed") }
    }

    /// Moments of one run, the same in every test.
    private struct Moments {
        private var state: UInt64 = 88_172_645_463_325_252
        private var count = 0

        /// As a share of a run. Publication is its end: half of the kills fall into its last third.
        mutating func next() -> Double {
            (state, _) = (state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407, 0)
            count += 1
            let share = Double(state >> 11) / Double(1 << 53)
            return count.isMultiple(of: 2) ? share : 0.65 + 0.4 * share
        }
    }

    private func killedAtRandom(_ kills: Int, at moments: inout Moments) throws -> (killed: Int, runs: Int) {
        let project = try Project()
        var version = try project.checkWhole(since: VersionNumber(1, 0, 0))
        // How long a run takes here, so that kills fall into all of it.
        try project.change(0)
        let start = ContinuousClock.now
        try project.ingest()
        var span = max(20_000, (ContinuousClock.now - start) / .microseconds(1))
        var (killed, runs) = (0, 0)
        while killed < kills, runs < 4 * kills {
            runs += 1
            try project.change(runs)
            if try project.ingest(killedAfter: UInt32(span * moments.next())) {
                killed += 1
                span *= 1.02
            } else {
                // It ended before: runs take less long than was thought.
                span *= 0.97
            }
            version = try project.checkWhole(since: version)
            if runs.isMultiple(of: 16) || killed == kills {
                project.checkSound("run \(runs)")
                try project.checkHealed("after run \(runs)")
                version = try project.checkWhole(since: version)
            }
        }
        return (killed, runs)
    }

    @Test func aReaderDuringPublicationSeesOneWholeVersion() throws {
        let project = try Project()
        var version = try project.checkWhole(since: VersionNumber(1, 0, 0))
        for number in 1...3 {
            try project.change(number)
            _ = try project.ingest {
                for _ in 0..<60 {
                    version = try project.checkWhole(since: version)
                    usleep(1_000)
                }
            }
            version = try project.checkWhole(since: version)
        }
        #expect(version > VersionNumber(1, 0, 0))
        #expect(project.store.verify().problems.isEmpty)
    }

    /// Two runs at once: each publishes or says that the other does, and the dataset is whole.
    @Test func twoWriters() throws {
        let project = try Project()
        for number in 1...4 {
            try project.change(number)
            _ = try project.ingest { _ = try Program.run("ingest", in: project.folder.url) }
            _ = try project.checkWhole(since: VersionNumber(1, 0, 0))
        }
        try project.checkHealed("after two writers")
    }

    /// How a file system of one's own can be mounted here, out of everybody else's sight; `nil` where it cannot.
    private static let unshare: String? = ["unshare -m", "unshare -rm"].first { command in
        guard let folder = try? TemporaryFolder() else { return false }
        let result = try? Program.run(script: "\(command) mount -t tmpfs -o size=64k tmpfs .", in: folder.url)
        return result?.status == 0
    }

    /// A disk that is really full, with so many bytes left that publication stops at each of its files in turn.
    @Test(.enabled(if: unshare != nil, "mounting a small disk is not permitted here"))
    func aDiskThatIsFull() throws {
        let unshare = try #require(Self.unshare)
        let folder = try TemporaryFolder(
            copyOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Projects/acme"))
        let script = #"""
            mkdir disk && mount -t tmpfs -o size=1m tmpfs disk && cp -r pipeline.json raw disk && cd disk || exit 9
            version() { sed -n 's/.*"version":"\([^"]*\)".*/\1/p' normalized/latest.json; }
            chartwright ingest >/dev/null 2>&1
            for room in 0 4 8 12 16 20 24 32; do
                echo "\"Edition note $room\"" >> raw/acme/2024-05-01/build.csv
                dd if=/dev/zero of=ballast bs=4k 2>/dev/null
                truncate -s -${room}k ballast
                before=$(version)
                chartwright ingest >/dev/null 2>../err; ran=$?
                chartwright verify --fail-on error >/dev/null 2>&1; sound=$?
                after=$(version)
                rm ballast
                chartwright ingest >/dev/null 2>&1; healed=$?
                chartwright verify --fail-on warning >/dev/null 2>&1; whole=$?
                echo "$room $ran $(grep -c 'No space left on device' ../err) $before $after $sound $healed $whole"
            done
            """#
        try folder.write("script", script)
        let result = try Program.run(script: "\(unshare) sh script", in: folder.url)
        let lines = result.out.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
        #expect(lines.count == 8, "\(result.out)\(result.err)")
        for line in lines where line.count == 8 {
            let isPublished = line[1] == "0"
            #expect(isPublished || line[1] == "2" && line[2] == "1", "the disk is full, and nobody says so: \(line)")
            #expect(isPublished == (line[3] != line[4]), "half a version: \(line)")
            #expect(line[5...] == ["0", "0", "0"], "not sound, or not healed: \(line)")
        }
        #expect(lines.first?[1] == "2" && lines.last?[1] == "0", "\(result.out)")
    }

    /// No file may become larger than a few hundred bytes, as on a disk that is nearly full.
    @Test(arguments: [0, 1, 2, 4, 8])
    func aDiskThatFills(_ blocks: Int) throws {
        let project = try Project()
        let version = try project.checkWhole(since: VersionNumber(1, 0, 0))
        try project.change(1)
        let result = try Program.run(
            script: "ulimit -f \(blocks); trap '' XFSZ; chartwright ingest >/dev/null", in: project.folder.url)
        #expect(result.status != 0 || blocks > 2, "\(result.err)")
        #expect(try project.checkWhole(since: version) >= version)
        project.checkSound("\(blocks) blocks")
        try project.checkHealed("after \(blocks) blocks")
    }
}
