import Core
import FleetAPI
import OrdersAPI

/// The dispatcher's history: the charts of a day, and the trips that are over.
struct HistoryFeature: Screen {
    /// A page of the history.
    enum Page: String, Sendable, CaseIterable {
        case charts, trips
    }

    struct State: Sendable, Equatable {
        /// The page that is open.
        var page = Page.charts
        var charts = ChartsFeature.State()
        var trips = PastTripsFeature.State()

        /// The place of the page, with what was chosen on it.
        var link: HistoryLink {
            switch page {
            case .charts: .charts(day: charts.day?.text)
            case .trips: .trips(day: trips.filter.day?.text, driver: trips.filter.driver)
            }
        }
    }

    enum Action: Sendable, Equatable {
        /// A page was opened by its URL.
        case opened(HistoryLink)
        /// The other page is wanted.
        case pageTapped(Page)
        case charts(ChartsFeature.Action)
        case trips(PastTripsFeature.Action)
        case backTapped
    }

    let charts: ChartsFeature
    let trips: PastTripsFeature

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .opened(.charts(let day)):
            state.page = .charts
            return reduce(&state, .charts(.opened(day.flatMap(LocalDay.init))))
        case .opened(.trips(let day, let driver)):
            state.page = .trips
            return reduce(&state, .trips(.opened(PastTripFilter(day: day.flatMap(LocalDay.init), driver: driver))))
        case .pageTapped(let page):
            guard page != state.page else { return .none }
            // The chosen day goes along.
            return .open(page == .charts ? HistoryLink.charts(day: state.trips.filter.day?.text) : .trips(day: state.charts.day?.text))
        case .charts(let action): return charts.reduce(&state.charts, action).map(scope: "charts", Action.charts)
        case .trips(let action): return trips.reduce(&state.trips, action).map(scope: "trips", Action.trips)
        case .backTapped: return .open(FleetLink.drivers)
        }
    }
}
