import Core
import SupportAPI

/// The canned answers, which all staff share and edit.
struct AnswersFeature: Screen {
    struct State: Sendable, Equatable {
        var answers: ViewState<[CannedAnswer]> = .idle
        /// The answer that is being written; nil while none is.
        var form: AnswerForm?
        /// The answer whose removal is to be confirmed.
        var removing: Int?
        var isWorking = false
        /// The fields at fault.
        var fields: [String: String] = [:]
        /// The reason why the last step didn't work.
        var message: String?
    }

    enum Action: Sendable, Equatable {
        case appeared
        case draftRestored(AnswerForm)
        case loaded(Result<[CannedAnswer], APIError>)
        case newTapped
        case editTapped(Int)
        case titleChanged(String)
        case textChanged(String)
        case formDismissed
        case saveTapped
        case saved(Result<CannedAnswer, APIError>)
        case removeTapped(Int)
        case removeDismissed
        case removeConfirmed
        case removed(Int, Result<NoOutput, APIError>)
        /// The feature goes back to the queue.
        case backTapped
    }

    let service: any AnswerService
    let random: any RandomSource

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.answers.beginLoading()
            return load()
        case .draftRestored(let form): state.form = form
        case .loaded(let result): state.answers.finish(result)
        case .newTapped: edit(&state, AnswerForm(key: random.hexadecimal(byteCount: 16)))
        case .editTapped(let id):
            guard let answer = state.answers.value?.first(where: { $0.id == id }) else { return .none }
            edit(&state, AnswerForm(id: id, title: answer.title, text: answer.text))
        case .titleChanged(let title):
            state.form?.title = title
            state.fields["title"] = nil
        case .textChanged(let text):
            state.form?.text = text
            state.fields["text"] = nil
        case .formDismissed: edit(&state, nil)
        case .saveTapped: return save(&state)
        case .saved(.success):
            state.isWorking = false
            edit(&state, nil)
            return load()
        case .saved(.failure(let error)):
            (state.isWorking, state.fields) = (false, error.fields)
            state.message = error.fields.isEmpty ? error.message : nil
        case .removeTapped(let id): state.removing = id
        case .removeDismissed: state.removing = nil
        case .removeConfirmed: return remove(&state)
        case .removed(let id, let result):
            (state.isWorking, state.message) = (false, result.failure?.message)
            if case .success = result, let answers = state.answers.value { state.answers = .loaded(answers.filter { $0.id != id }) }
        case .backTapped: break
        }
        return .none
    }

    private func load() -> Effect<Action> {
        .load(id: "answers") { [service] () async throws(APIError) in
            try await service.answers()
        } send: {
            .loaded($0)
        }
    }

    private func edit(_ state: inout State, _ form: AnswerForm?) {
        (state.form, state.fields, state.message, state.removing) = (form, [:], nil, nil)
    }

    private func save(_ state: inout State) -> Effect<Action> {
        guard let form = state.form, !state.isWorking else { return .none }
        do {
            try form.check()
        } catch {
            state.fields = error.fields
            return .none
        }
        (state.isWorking, state.fields, state.message) = (true, [:], nil)
        return .load(id: "save") { [service] () async throws(APIError) in
            if let id = form.id { return try await service.change(ChangeAnswer(id: id, title: form.title.trimmed, text: form.text.trimmed)) }
            return try await service.store(StoreAnswer(title: form.title.trimmed, text: form.text.trimmed), key: form.key ?? "")
        } send: {
            .saved($0)
        }
    }

    private func remove(_ state: inout State) -> Effect<Action> {
        guard let id = state.removing, !state.isWorking else { return .none }
        (state.removing, state.isWorking, state.message) = (nil, true, nil)
        return .load(id: "remove") { [service] () async throws(APIError) in
            try await service.remove(id)
            return NoOutput()
        } send: {
            .removed(id, $0)
        }
    }
}

/// A canned answer as it is written. It survives a restart of the server.
struct AnswerForm: Codable, Sendable, Equatable {
    /// The answer's number; nil for a new one.
    var id: Int?
    var title = ""
    var text = ""
    /// The key under which a new one is stored.
    var key: String?

    /// Checks the fields.
    ///
    /// - Throws: ``APIError`` of status 422 with the fields at fault.
    func check() throws(APIError) {
        var errors = FieldErrors()
        errors.require(!title.trimmed.isEmpty, "title", Strings.answerTitleNeeded)
        errors.require(title.trimmed.count <= StoreAnswer.longestTitle, "title", Strings.answerTitleLong)
        errors.require(!text.trimmed.isEmpty, "text", Strings.answerTextNeeded)
        errors.require(text.trimmed.count <= CreateTicket.longestText, "text", Strings.textLong)
        try errors.throwIfAny()
    }
}
