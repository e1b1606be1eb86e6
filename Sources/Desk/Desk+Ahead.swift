import Pipeline

/// What is likely to be asked next, worked out beside the desk while somebody reads the page.
extension Desk {
    /// Reads what each answer with a key would publish, and what publishing would change where nothing is open, until something else is
    /// asked.
    func goAhead(_ stand: DraftFolder.Stand, _ question: DeskQuestion?, isDone: Bool) {
        ahead?.cancel()
        ahead = nil
        // The first look at a publication needs the project read once.
        Task(priority: .utility) { _ = await newsIfKnown() }
        if isDone { Task(priority: .utility) { _ = try? await rehearsal(of: stand) } }
        guard case .asked(let asked)? = question,
            let configuration = try? self.configuration() as PipelineConfiguration??
        else { return }
        let drafts = asked.answers.prefix(9).map { answer in
            stand.draft.answering(.init(question: asked.name, say: ["word": answer.word]))
        }
        ahead = Task(priority: .utility) {
            for draft in drafts where !Task.isCancelled { _ = try? await trial(draft, configuration) }
        }
    }

    /// What publishing would change; the same again as long as nothing has changed that it is made from.
    func rehearsal(of stand: DraftFolder.Stand) async throws(Rehearsal.Problem) -> Rehearsal {
        let state = state(stand)
        let task: Task<Result<Rehearsal, Rehearsal.Problem>, Never>
        if let rehearsed, rehearsed.state == state {
            task = rehearsed.task
        } else {
            let (steps, looking) = (steps(stand.draft), looking)
            task = Task.detached {
                // What the first look at the project reads is remembered, and not read twice side by side.
                await looking?.value
                do throws(Rehearsal.Problem) { return .success(try await Rehearsal.of(steps)) } catch {
                    return .failure(error)
                }
            }
            rehearsed = (state, task)
        }
        let result = await task.value
        // What failed is tried again.
        if case .failure = result, rehearsed?.state == state { rehearsed = nil }
        return try result.get()
    }
}

extension Draft {
    /// With one answer more.
    func answering(_ answer: Answer) -> Draft {
        var draft = self
        draft.answers.append(answer)
        return draft
    }
}
