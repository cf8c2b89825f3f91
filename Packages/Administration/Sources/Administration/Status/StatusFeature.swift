import AdministrationAPI
import Core

/// The state of the running product, which loads again every few seconds while it is shown.
struct StatusFeature: Screen {
    struct State: Sendable, Equatable {
        var status: ViewState<SystemStatus> = .idle
    }

    enum Action: Sendable, Equatable {
        case appeared
        case disappeared
        case refreshDue
        case loaded(Result<SystemStatus, APIError>)
    }

    /// The pause between two loads.
    static let pause = Duration.seconds(10)

    let service: any AdministrationService
    let clock: any Clock

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.status.beginLoading()
            return .merge(load(), .timer(id: "refresh", every: Self.pause, clock: clock) { _ in .refreshDue })
        case .disappeared: return .cancel(id: "refresh")
        case .refreshDue: return load()
        case .loaded(let result):
            state.status.finish(result)
            return .none
        }
    }

    private func load() -> Effect<Action> {
        .load(id: "status") { [service] () async throws(APIError) in
            try await service.status()
        } send: {
            .loaded($0)
        }
    }
}
