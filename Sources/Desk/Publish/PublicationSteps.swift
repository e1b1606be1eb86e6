import ChartSchema
import Foundation
import Pipeline
import Reading
import Store

/// What publishing a draft writes, step by step, through the code of `adopt`, `correct` and `validate --accept`.
///
/// In the project itself it is the publication; in a project with other files laid over it, the rehearsal that shows what it would be.
struct PublicationSteps: Sendable {
    let draft: Draft
    let project: ProjectFolder
    /// The configuration's file, as `adopt` takes it.
    let configurationFile: String
    /// The same as the project names it.
    let pipeline: String
    let today: String
    /// What earlier runs have read.
    var memory: ReadingMemory?

    /// What was written.
    struct Written: Sendable {
        var id: ChartID
        /// Relative to the project's folder.
        var files: [String]
        /// The equivalent commands.
        var commands: [String]
        /// Questions of findings that were to be accepted, and are not there any more.
        var gone: [String]
        var configuration: PipelineConfiguration
        var drift: Finding?
    }

    enum Problem: Error {
        case adoption(AdoptionError)
        /// The chart has errors, and is not adopted.
        case errors([Finding])
        case review(ReviewProblem)
        case configuration(InvalidConfiguration)
        /// Nobody has said whose chart it is.
        case unidentified
        /// The file is no longer the one that was shown.
        case changed(path: String)
    }

    /// What `adopt` would do; nothing is written.
    func adoption() throws(Problem) -> (Adoption, AdoptionRequest) {
        let configuration = try? load()
        guard let plain = draft.request(in: project, configuration) else { throw .unidentified }
        guard (try? FileBytes.read(project.location(of: draft.path))).map(sha256Hexadecimal) == draft.sha256 else {
            throw .changed(path: draft.path)
        }
        let request = isThere(plain) ? draft.request(in: project, configuration, isThere: true) ?? plain : plain
        do {
            let adoption = try Adoption(request, in: project, configurationFile: configurationFile)
            guard adoption.reading.isPublishable else {
                throw Problem.errors(adoption.reading.findings.filter { $0.severity == .error })
            }
            return (adoption, request)
        } catch let problem as Problem {
            throw problem
        } catch let error as AdoptionError {
            throw .adoption(error)
        } catch {
            throw .unidentified
        }
    }

    private var lines: CommandLines { CommandLines(pipeline: pipeline) }

    /// Writes everything but the version.
    func write() async throws(Problem) -> Written { try await write(adoption()) }

    /// The same after its first step was prepared.
    func write(_ prepared: (Adoption, AdoptionRequest)) async throws(Problem) -> Written {
        let (adoption, request) = prepared
        let corrections = draft.corrections
        let acceptances = draft.acceptances
        var files: [String]
        do throws(AdoptionError) { files = try adoption.write() } catch { throw .adoption(error) }
        var commands = [lines.adopt(shown(request))]
        var gone: [String] = []
        var configuration = try load()
        for (answer, correction) in corrections {
            do throws(ReviewProblem) {
                let found = try ValueToCorrect(
                    correction.field, of: correction.query, in: adoption.id.description, configuration: configuration,
                    project: project)
                let standing = found.standing(of: correction.publish, correction.signature)
                // A publication that was cut short has written it already.
                if standing != .same {
                    files.append(try found.correct(to: correction.publish, correction.signature, replacing: true))
                }
                commands.append(lines.correct(adoption.id, answer, replacing: standing == .another))
            } catch { throw .review(error) }
            configuration = try load()
        }
        if !acceptances.isEmpty {
            files += try await accept(acceptances, of: adoption.id, configuration, &commands, &gone)
            configuration = try load()
        }
        commands.append(lines.ingest)
        return Written(
            id: adoption.id, files: files.reduce(into: []) { if !$0.contains($1) { $0.append($1) } },
            commands: commands, gone: gone, configuration: configuration, drift: adoption.drift)
    }

    private func accept(
        _ acceptances: [(finding: String, signature: ReviewSignature)], of id: ChartID,
        _ configuration: PipelineConfiguration, _ commands: inout [String], _ gone: inout [String]
    ) async throws(Problem) -> [String] {
        let report = await Ingest(project: project, configuration: configuration, jobs: 2, today: today, memory: memory)
            .check(charts: [id.description])
        var files: [String] = []
        var configuration = configuration
        for (name, signature) in acceptances {
            guard let finding = report.findings.first(where: { DeskQuestion.name(of: $0) == name }) else {
                gone.append(name)
                continue
            }
            do throws(ReviewProblem) {
                let found = try FindingToAccept(
                    finding.fingerprint, among: report.findings, of: configuration, in: project, replacing: true)
                if !found.isAccepted(signature) { files.append(try found.accept(signature)) }
                commands.append(
                    lines.accept(
                        finding.fingerprint, signature, replacing: found.isAcceptedOtherwise(signature)))
            } catch { throw .review(error) }
            configuration = try load()
        }
        return files
    }

    private func load() throws(Problem) -> PipelineConfiguration {
        let bytes = (try? FileBytes.read(configurationFile)) ?? []
        do throws(InvalidConfiguration) {
            return try PipelineConfiguration.load(bytes, file: pipeline, project: project)
        } catch { throw .configuration(error) }
    }

    /// A publication that was cut short has written the source already: the same file under the same id.
    private func isThere(_ request: AdoptionRequest) -> Bool {
        guard draft.begun == Self.name(request), let bytes = try? FileBytes.read(configurationFile),
            let configuration = try? PipelineConfiguration.load(bytes, file: pipeline, project: project),
            let carrier = configuration.carriers.first(where: { $0.id == request.carrier.id })
        else { return false }
        return carrier.sources.contains { source in
            source.edition == request.edition && (request.chart == nil || source.chart == request.chart)
                && (try? FileBytes.read(project.location(of: source.path))).map(sha256Hexadecimal) == draft.sha256
        }
    }

    /// What a draft remembers of a publication that was begun.
    static func name(_ request: AdoptionRequest) -> String {
        "\(request.carrier.id)/\(request.chart ?? "")/\(request.edition)"
    }

    /// The request as a person would have typed it: with the file as it came.
    private func shown(_ request: AdoptionRequest) -> AdoptionRequest {
        var shown = request
        if !draft.path.hasPrefix("raw/") { shown.file = draft.name }
        return shown
    }
}
