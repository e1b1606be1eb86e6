import CProcess
import Glibc

/// Reads the pages of a PDF, and draws them, each time in a process of its own.
package enum PaperReader {
    /// - Throws: ``PaperRefusal`` where the file is not whole, is closed, or the engine is not there or gave up.
    package static func read(_ bytes: [UInt8]) throws(PaperRefusal) -> PaperDocument {
        guard case .document(let document) = try answer(.read, bytes) else { throw .failed("it answered otherwise") }
        return document
    }

    /// Pages, or pieces of them, as a picture: the bytes of a PNG.
    package static func picture(of drawing: PaperDrawing, in bytes: [UInt8]) throws(PaperRefusal) -> [UInt8] {
        guard case .picture(let picture) = try answer(.draw(drawing), bytes),
            picture.starts(with: PNGImage.signature)
        else { throw .failed("it answered otherwise") }
        return picture
    }

    private static func answer(
        _ task: PaperWorker.Task, _ bytes: [UInt8]
    ) throws(PaperRefusal) -> PaperWireReader.Answer {
        guard bytes.count <= PaperLimit.bytes.most else { throw .limit(.bytes) }
        guard PDFIntegrity.isPDF(bytes) else { throw .noPDF }
        guard let program = Executable.program else { throw .noProgram("/proc is not mounted") }
        let answer = try Child.run(program, task.arguments, input: bytes)
        switch PaperWireReader.read(answer.output) {
        case .success(let answer): return answer
        case .failure(let refusal): throw refusal
        case nil:
            switch answer.ending {
            case .signal(SIGXCPU), .signal(SIGKILL), .late: throw .limit(.seconds)
            case .signal(let number): throw .failed("the engine broke down with signal \(number)")
            case .status(let status): throw .failed("the process that reads it ended with status \(status)")
            }
        }
    }
}

/// A process that gets a file as its standard input and whose standard output is kept.
enum Child {
    enum Ending: Equatable {
        case status(Int32)
        case signal(Int32)
        /// It was ended because it took too long.
        case late
    }

    /// Twice what the worker may compute, for a machine that is busy.
    private static let longest = 2 * PaperLimit.seconds.most
    private static let mostOutput = 512 << 20

    static func run(
        _ program: String, _ arguments: [String], input: [UInt8]
    ) throws(PaperRefusal) -> (output: [UInt8], ending: Ending) {
        let file = try memoryFile(input)
        defer { close(file) }
        var ends: [Int32] = [0, 0]
        guard process_pipe(&ends) == 0 else { throw .failed("no pipe: \(message())") }
        defer { close(ends[0]) }
        let started = spawn(program, arguments, input: file, output: ends[1])
        close(ends[1])
        guard case .success(let child) = started else {
            guard case .failure(let refusal) = started else { throw .noProgram(program) }
            throw refusal
        }
        let (output, isLate) = drain(ends[0], child)
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        if isLate { return (output, .late) }
        let signal = status & 0x7F
        return (output, signal == 0 ? .status(status >> 8 & 0xFF) : .signal(signal))
    }

    private static func message() -> String { String(cString: strerror(errno)) }

    private static func memoryFile(_ bytes: [UInt8]) throws(PaperRefusal) -> Int32 {
        let file = process_memory_file("pdf")
        guard file >= 0 else { throw .failed("no file in memory: \(message())") }
        var done = 0
        let isWhole = bytes.withUnsafeBytes { buffer in
            while done < buffer.count {
                let count = write(file, buffer.baseAddress! + done, buffer.count - done)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                done += count
            }
            return true
        }
        guard isWhole else {
            close(file)
            throw .failed("no room for the file in memory: \(message())")
        }
        return file
    }

    private static func spawn(
        _ program: String, _ arguments: [String], input: Int32, output: Int32
    ) -> Result<pid_t, PaperRefusal> {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        var list: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        defer { list.forEach { free($0) } }
        var child: pid_t = 0
        let failure = posix_spawn(&child, program, &actions, nil, &list, environ)
        return failure == 0
            ? .success(child) : .failure(.noProgram("\(program): \(String(cString: strerror(failure)))"))
    }

    /// Reads until the child closes its output; ends a child that takes too long or says too much.
    private static func drain(_ file: Int32, _ child: pid_t) -> (output: [UInt8], isLate: Bool) {
        var output: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 1 << 16)
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        let end = Int(now.tv_sec) + longest
        while true {
            clock_gettime(CLOCK_MONOTONIC, &now)
            let left = end - Int(now.tv_sec)
            var wait = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
            let ready = left > 0 ? poll(&wait, 1, Int32(left * 1_000)) : 0
            if ready < 0, errno == EINTR { continue }
            guard ready > 0, output.count <= mostOutput else {
                kill(child, SIGKILL)
                return (output, true)
            }
            let count = Glibc.read(file, &block, block.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return (output, false) }
            output += block[..<count]
        }
    }
}
