import AdministrationAPI
import Core

/// The first page of administrators, which loads again every few seconds while it is shown.
struct HomeFeature: Screen {
    struct State: Sendable, Equatable {
        var overview: ViewState<Overview> = .idle
    }

    enum Action: Sendable, Equatable {
        case appeared
        case disappeared
        case refreshDue
        case loaded(Result<Overview, APIError>)
        case statusTapped
        case setupTapped
    }

    /// The pause between two loads.
    static let pause = Duration.seconds(20)

    let service: any AdministrationService
    let clock: any Clock

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.overview.beginLoading()
            return .merge(load(), .timer(id: "refresh", every: Self.pause, clock: clock) { _ in .refreshDue })
        case .disappeared: return .cancel(id: "refresh")
        case .refreshDue: return load()
        case .loaded(let result):
            state.overview.finish(result)
            return .none
        case .statusTapped: return .open(AdministrationLink.status)
        case .setupTapped: return .open(AdministrationLink.setup)
        }
    }

    private func load() -> Effect<Action> {
        .load(id: "overview") { [service] () async throws(APIError) in
            try await service.overview()
        } send: {
            .loaded($0)
        }
    }
}
