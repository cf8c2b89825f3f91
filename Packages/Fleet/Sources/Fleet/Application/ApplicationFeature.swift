import Core
import CoreUI
import FleetAPI
import Foundation
import Networking

/// The words that an administrator has typed about an application and not sent. They survive a restart of the server.
struct ApplicationDraft: Codable, Sendable, Equatable {
    /// The application's id.
    let id: Int
    var words = ""
    var note = ""
}

/// An application to drive, about which an administrator decides.
struct ApplicationFeature: Screen {
    struct State: Sendable, Equatable {
        /// The application's id; nil while none is open.
        var id: Int?
        var application: ViewState<AdministeredApplication> = .idle
        /// The words to the applicant, as typed.
        var words = ""
        /// The internal note, as typed.
        var note = ""
        /// The decision that the administrator is asked about; nil for none.
        var deciding: ApplicationStatus?
        /// True while a decision or a note is on its way to the server.
        var isWorking = false
        /// The reason of a failure that no single field is at fault for.
        var message: String?
        /// The messages by field.
        var fields: [String: String] = [:]

        /// The words that aren't sent yet; nil if there are none.
        var draft: ApplicationDraft? { id.flatMap { words.isEmpty && note.isEmpty ? nil : ApplicationDraft(id: $0, words: words, note: note) } }
    }

    enum Action: Sendable, Equatable {
        /// An application was opened by its place; nil for none.
        case opened(Int?)
        case appeared
        case draftRestored(ApplicationDraft)
        case loaded(Result<AdministeredApplication, APIError>)
        case wordsChanged(String)
        case noteChanged(String)
        /// A decision was tapped; nil dismisses the question.
        case decisionTapped(ApplicationStatus?)
        case decisionConfirmed
        case decided(Result<AdministeredApplication, APIError>)
        case noteTapped
        case noted(Result<AdministeredApplication, APIError>)
        case backTapped
    }

    let service: any DecisionService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .opened(let id):
            guard state.id != id else { return .none }
            state = State(id: id)
            return load(&state)
        case .appeared: return load(&state)
        case .draftRestored(let draft): (state.id, state.words, state.note) = (draft.id, draft.words, draft.note)
        case .loaded(let result): state.application.finish(result)
        case .wordsChanged(let text): (state.words, state.fields["message"]) = (text, nil)
        case .noteChanged(let text): (state.note, state.fields["text"]) = (text, nil)
        case .decisionTapped(let status): ask(status, &state)
        case .decisionConfirmed: return decide(&state)
        case .decided(let result):
            state.isWorking = false
            switch result {
            case .success(let application):
                (state.application, state.words) = (.loaded(application), "")
                return .event(.notice(Strings.decisionDone))
            case .failure(let error):
                fail(error, &state)
                // Somebody was faster: what there is now is to be seen.
                return error.status == 409 ? load(&state) : .none
            }
        case .noteTapped: return sendNote(&state)
        case .noted(let result):
            state.isWorking = false
            switch result {
            case .success(let application): (state.application, state.note) = (.loaded(application), "")
            case .failure(let error): fail(error, &state)
            }
        case .backTapped: return .open(ApplicationsLink.list(nil))
        }
        return .none
    }

    private func load(_ state: inout State) -> Effect<Action> {
        guard let id = state.id else { return .none }
        state.application.beginLoading()
        return .load(id: "load") { [service] () async throws(APIError) in
            try await service.application(id)
        } send: {
            .loaded($0)
        }
    }

    /// Asks before a decision, once there are words where the applicant needs some.
    private func ask(_ status: ApplicationStatus?, _ state: inout State) {
        (state.message, state.fields) = (nil, [:])
        let needsWords = status == .infoRequested || status == .declined
        if needsWords, state.words.allSatisfy(\.isWhitespace) {
            state.fields["message"] = Strings.decisionWordsNeeded
        } else {
            state.deciding = status
        }
    }

    private func decide(_ state: inout State) -> Effect<Action> {
        guard !state.isWorking, let status = state.deciding, let shown = state.application.value?.application else { return .none }
        (state.isWorking, state.deciding) = (true, nil)
        let words = state.words.trimmingCharacters(in: .whitespacesAndNewlines)
        let decision = ApplicationDecision(id: shown.id, version: shown.version, status: status, message: words.isEmpty ? nil : words)
        return .load(id: "change") { [service] () async throws(APIError) in
            try await service.decide(decision)
        } send: {
            .decided($0)
        }
    }

    private func sendNote(_ state: inout State) -> Effect<Action> {
        guard !state.isWorking, let id = state.id, !state.note.allSatisfy(\.isWhitespace) else { return .none }
        (state.isWorking, state.message) = (true, nil)
        return .load(id: "change") { [service, note = state.note] () async throws(APIError) in
            try await service.note(ApplicationNote(id: id, text: note))
        } send: {
            .noted($0)
        }
    }

    private func fail(_ error: APIError, _ state: inout State) {
        state.fields = error.fields
        state.message = error.fields.isEmpty ? error.message : nil
    }
}
