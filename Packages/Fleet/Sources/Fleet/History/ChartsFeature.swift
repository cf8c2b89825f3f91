import Core
import FleetAPI
import OrdersAPI

/// The numbers of a day, by hour and by service area.
struct ChartsFeature: Screen {
    struct State: Sendable, Equatable {
        /// The chosen day; nil for today.
        var day: LocalDay?
        /// Today, as of when numbers were asked for last; nil before.
        var today: LocalDay?
        var charts: ViewState<DayCharts> = .idle
    }

    enum Action: Sendable, Equatable {
        /// The page was opened by its URL.
        case opened(LocalDay?)
        /// The page is shown, or the dispatcher tries again.
        case appeared
        case loaded(Result<DayCharts, APIError>)
        /// A day was chosen; nil for today.
        case dayChosen(LocalDay?)
    }

    let history: any HistoryService
    let clock: any Clock

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .opened(let day):
            return show(day, &state)
        case .appeared:
            state.today = .today(by: clock)
            state.charts.beginLoading()
            return load(state.day)
        case .loaded(let result):
            state.charts.finish(result)
            return .none
        case .dayChosen(let day):
            return show(day == .today(by: clock) ? nil : day, &state)
        }
    }

    /// Shows another day. Before the page appeared nothing is loaded.
    private func show(_ day: LocalDay?, _ state: inout State) -> Effect<Action> {
        guard day != state.day else { return .none }
        state.day = day
        guard state.charts != .idle else { return .none }
        state.today = .today(by: clock)
        // The numbers of one day never stand below the name of another.
        state.charts = .loading
        return load(day)
    }

    private func load(_ day: LocalDay?) -> Effect<Action> {
        .load(id: "charts") { [history] () async throws(APIError) in
            try await history.charts(of: day?.text)
        } send: {
            .loaded($0)
        }
    }
}
