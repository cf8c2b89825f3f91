import Core
import FleetAPI
import PaymentsAPI

/// The data of the driver's history.
struct OpsOverview: Sendable, Equatable {
    var metrics: DriverMetrics
    var trips: [FinishedTrip]
    /// The cursor of older trips; nil where there are none.
    var next: Int?
}

/// The work that a driver has done: the figures of the last weeks, the finished trips, and one of them.
struct OpsFeature: Screen {
    struct State: Sendable, Equatable {
        var path: [OpsLink] = []
        var overview: ViewState<OpsOverview> = .idle
        /// The trip whose page is open.
        var trip: ViewState<FinishedTrip> = .idle
        /// True while older trips are being loaded.
        var isLoadingMore = false
        /// The reason why that didn't work.
        var message: String?
    }

    enum Action: Sendable, Equatable {
        /// The tab was opened by its URL.
        case opened([OpsLink])
        case appeared
        case loaded(Result<OpsOverview, APIError>)
        case moreTapped
        case moreLoaded(Result<FinishedTripPage, APIError>)
        case tripTapped(Int)
        case tripAppeared(Int)
        case tripLoaded(Result<FinishedTrip, APIError>)
        case earningsTapped
        case backTapped
    }

    let reviews: any ReviewService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .opened(let path):
            state.path = path
            return .none
        case .appeared:
            state.overview.beginLoading()
            return .load(id: "overview") { [reviews] () async throws(APIError) in
                let (metrics, page) = (try await reviews.metrics(), try await reviews.finishedTrips(before: nil))
                return OpsOverview(metrics: metrics, trips: page.items, next: page.next)
            } send: {
                .loaded($0)
            }
        case .loaded(let result):
            state.overview.finish(result)
            return .none
        case .moreTapped:
            guard let next = state.overview.value?.next, !state.isLoadingMore else { return .none }
            (state.isLoadingMore, state.message) = (true, nil)
            return .load(id: "more") { [reviews] () async throws(APIError) in
                try await reviews.finishedTrips(before: next)
            } send: {
                .moreLoaded($0)
            }
        case .moreLoaded(let result):
            state.isLoadingMore = false
            switch result {
            case .success(let page):
                guard var overview = state.overview.value else { return .none }
                overview.trips += page.items
                overview.next = page.next
                state.overview = .loaded(overview)
            case .failure(let error): state.message = error.message
            }
            return .none
        case .tripTapped(let id): return .open(OpsLink.trip(id))
        case .tripAppeared(let id):
            if state.trip.value?.job.id != id { state.trip = (state.overview.value?.trips.first { $0.job.id == id }).map(ViewState.loaded) ?? .idle }
            state.trip.beginLoading()
            return .load(id: "trip") { [reviews] () async throws(APIError) in
                try await reviews.finishedTrip(id)
            } send: {
                .tripLoaded($0)
            }
        case .tripLoaded(let result):
            state.trip.finish(result)
            return .none
        case .earningsTapped: return .open(EarningsLink.earnings)
        case .backTapped: return .open(OpsLink.history)
        }
    }
}
