import Core
import FleetAPI
import OrdersAPI

/// The trips that are listed.
struct PastTripFilter: Sendable, Hashable {
    /// The day on which they ended; nil for any.
    var day: LocalDay?
    /// The id of their driver; nil for any.
    var driver: Int?
}

/// The trips that are over, the last to end first, of a day or a driver.
struct PastTripsFeature: Screen {
    struct State: Sendable, Equatable {
        var filter = PastTripFilter()
        /// Today, as of when trips were asked for last; nil before.
        var today: LocalDay?
        var trips: ViewState<PastTripPage> = .idle
        /// The drivers to choose from; empty until loaded.
        var drivers: [DispatchDriver] = []
        /// True while earlier trips are being loaded.
        var isLoadingMore = false
        /// The reason why that didn't work.
        var message: String?
    }

    enum Action: Sendable, Equatable {
        /// The page was opened by its URL.
        case opened(PastTripFilter)
        /// The page is shown, or the dispatcher tries again.
        case appeared
        case loaded(Result<PastTripPage, APIError>)
        case driversLoaded(Result<[DispatchDriver], APIError>)
        case filterChosen(PastTripFilter)
        case moreTapped
        case moreLoaded(Result<PastTripPage, APIError>)
        case orderTapped(Int)
    }

    let history: any HistoryService
    let clock: any Clock

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .opened(let filter), .filterChosen(let filter):
            return show(filter, &state)
        case .appeared:
            state.today = .today(by: clock)
            state.trips.beginLoading()
            return load(&state)
        case .loaded(let result):
            state.trips.finish(result)
            return .none
        case .driversLoaded(let result):
            // The page is useful without the names to choose from.
            if case .success(let drivers) = result { state.drivers = drivers }
            return .none
        case .moreTapped:
            guard let page = state.trips.value, page.hasMore, let last = page.items.last, !state.isLoadingMore else { return .none }
            (state.isLoadingMore, state.message) = (true, nil)
            return .load(id: "trips.more") { [history, filter = state.filter] () async throws(APIError) in
                try await history.pastTrips(filter, before: last.id)
            } send: {
                .moreLoaded($0)
            }
        case .moreLoaded(let result):
            state.isLoadingMore = false
            switch result {
            case .success(let more):
                guard var page = state.trips.value else { return .none }
                page.items += more.items
                page.hasMore = more.hasMore
                state.trips = .loaded(page)
            case .failure(let error): state.message = error.message
            }
            return .none
        case .orderTapped(let order): return .open(OrdersLink.board(order: order))
        }
    }

    /// Lists other trips. Before the page appeared nothing is loaded.
    private func show(_ filter: PastTripFilter, _ state: inout State) -> Effect<Action> {
        guard filter != state.filter else { return .none }
        state.filter = filter
        guard state.trips != .idle else { return .none }
        state.today = .today(by: clock)
        // Those of one driver never stand below the name of another.
        state.trips = .loading
        return load(&state)
    }

    /// Loads the first trips, in place of earlier ones that may be on their way, and the drivers where they aren't known.
    private func load(_ state: inout State) -> Effect<Action> {
        (state.isLoadingMore, state.message) = (false, nil)
        let loading: Effect<Action> = .run(id: "trips") { [history, filter = state.filter, needsDrivers = state.drivers.isEmpty] send in
            send(.loaded(await Result { () async throws(APIError) in try await history.pastTrips(filter, before: nil) }))
            if needsDrivers { send(.driversLoaded(await Result(of: history.drivers))) }
        }
        return .merge(.cancel(id: "trips.more"), loading)
    }
}
