import AdministrationAPI
import Core

/// The steps by which an administrator sets the product up, which plugins declare.
struct SetupFeature: Screen {
    struct State: Sendable, Equatable {
        var status: ViewState<SetupStatus> = .idle
        /// The step that is being tried out; nil while none is.
        var trying: String?
        /// True from the press of a button until the server answers.
        var isWorking = false
        /// The reason why the last act didn't work.
        var message: String?
    }

    enum Action: Sendable, Equatable {
        case appeared
        case loaded(Result<SetupStatus, APIError>)
        case openTapped(LinkPlace)
        case tryTapped(String)
        case tried(Result<SetupStatus, APIError>)
        case reviewTapped(String, Bool)
        case finishTapped(Bool)
        case acted(Result<SetupStatus, APIError>)
    }

    let service: any SetupService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.status.beginLoading()
            return .load(id: "setup") { [service] () async throws(APIError) in
                try await service.status()
            } send: {
                .loaded($0)
            }
        case .loaded(let result): state.status.finish(result)
        case .openTapped(let place): return .event(.open(place))
        case .tryTapped(let step):
            guard state.trying == nil else { return .none }
            (state.trying, state.message) = (step, nil)
            return .load(id: "trial") { [service] () async throws(APIError) in
                try await service.tryOut(step)
            } send: {
                .tried($0)
            }
        case .tried(let result):
            state.trying = nil
            finish(&state, result)
        case .reviewTapped(let step, let isReviewed):
            return act(&state) { [service] () async throws(APIError) in try await service.review(step, isReviewed) }
        case .finishTapped(let isFinished):
            return act(&state) { [service] () async throws(APIError) in try await service.finish(isFinished) }
        case .acted(let result):
            state.isWorking = false
            finish(&state, result)
        }
        return .none
    }

    private func act(_ state: inout State, _ call: @escaping @Sendable () async throws(APIError) -> SetupStatus) -> Effect<Action> {
        guard !state.isWorking else { return .none }
        (state.isWorking, state.message) = (true, nil)
        return .load(id: "act", call) { .acted($0) }
    }

    private func finish(_ state: inout State, _ result: Result<SetupStatus, APIError>) {
        switch result {
        case .success(let status): state.status = .loaded(status)
        case .failure(let error): state.message = error.message
        }
    }
}
