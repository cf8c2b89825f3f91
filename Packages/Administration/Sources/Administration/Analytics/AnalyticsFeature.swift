import AdministrationAPI
import Core

/// The numbers of people who took each step in a period.
struct AnalyticsFeature: Screen {
    /// The choices of the period, in days.
    static let periods = [7, 30, 90, 365]

    struct State: Sendable, Equatable {
        var days = 30
        var report: ViewState<AnalyticsReport> = .idle
    }

    enum Action: Sendable, Equatable {
        case appeared
        case daysChosen(Int)
        case loaded(days: Int, Result<AnalyticsReport, APIError>)
    }

    let service: any AdministrationService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.report.beginLoading()
            return load(state.days)
        case .daysChosen(let days):
            guard days != state.days else { return .none }
            (state.days, state.report) = (days, .loading)
            return load(days)
        case .loaded(let days, let result):
            if days == state.days { state.report.finish(result) }
            return .none
        }
    }

    private func load(_ days: Int) -> Effect<Action> {
        .load(id: "analytics") { [service] () async throws(APIError) in
            try await service.analytics(days: days)
        } send: {
            .loaded(days: days, $0)
        }
    }
}
