import AuthAPI
import Core

/// The form with which an administrator begins to view the product as the person, and the times at which that was done.
struct ViewAsFeature: Screen {
    struct State: Sendable, Equatable {
        /// The account's id; nil while no page is open.
        var id: Int?
        var viewings: ViewState<[AccountViewing]> = .idle
        /// The reason that is typed; nil while the form is closed.
        var reason: String?
        var isWorking = false
        /// The fault of the reason.
        var fault: String?
        /// The reason why it didn't begin.
        var message: String?
    }

    enum Action: Sendable, Equatable {
        /// The page of a person was opened, or closed.
        case opened(Int?)
        case retryTapped
        case viewingsLoaded(Result<[AccountViewing], APIError>)
        case formTapped
        case reasonChanged(String)
        case draftRestored(String)
        case formDismissed
        case beginTapped
        case began(APIError?)
    }

    let service: any PeopleService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .opened(let id):
            // A reason that was typed before a restart is kept until its person is known.
            state = State(id: id, reason: state.id == nil ? state.reason : nil)
            return id == nil ? .merge(.cancel(id: "viewings"), .cancel(id: "begin")) : load(&state)
        case .retryTapped: return load(&state)
        case .viewingsLoaded(let result): state.viewings.finish(result)
        case .formTapped: state.reason = ""
        case .reasonChanged(let reason), .draftRestored(let reason): (state.reason, state.fault) = (reason, nil)
        case .formDismissed: (state.reason, state.fault, state.message) = (nil, nil, nil)
        case .beginTapped: return begin(&state)
        case .began(nil):
            // The page is about to come back as the person's.
            state.isWorking = false
        case .began(let error?):
            state.isWorking = false
            state.fault = error.fields["reason"]
            state.message = error.code == .proofRequired || state.fault != nil ? nil : error.message
        }
        return .none
    }

    private func load(_ state: inout State) -> Effect<Action> {
        guard let id = state.id else { return .none }
        state.viewings.beginLoading()
        return .load(id: "viewings") { [service] () async throws(APIError) in
            try await service.viewings(of: id)
        } send: {
            .viewingsLoaded($0)
        }
    }

    private func begin(_ state: inout State) -> Effect<Action> {
        guard let id = state.id, let reason = state.reason, !state.isWorking else { return .none }
        guard !reason.allSatisfy(\.isWhitespace) else {
            state.fault = Strings.viewAsReasonMissing
            return .none
        }
        (state.isWorking, state.message) = (true, nil)
        return .run(id: "begin") { [service] send in
            do throws(APIError) {
                try await service.view(as: id, reason: reason)
                send(.began(nil))
            } catch {
                send(.began(error))
            }
        }
    }
}
