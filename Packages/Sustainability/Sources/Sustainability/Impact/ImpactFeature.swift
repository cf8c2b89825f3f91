import Core
import Foundation
import Networking
import SustainabilityAPI

/// Shows the savings of the person's orders, kept up to date while orders are delivered.
struct ImpactFeature: Screen {
    struct State: Sendable, Equatable {
        /// The signed-in person; nil until known.
        var personID: Int?
        /// The savings.
        var impact: ViewState<Impact> = .idle
        /// The time at which they were loaded, whose month is the present one.
        var loadedAt: Date?
        /// The measure that the chart shows.
        var measure = Measure.water
        /// The periods that are compared.
        var period = ComparedPeriod.month
        /// True while older orders or a table are being loaded.
        var isWaiting = false
        /// The reason why the last step didn't work.
        var message: String?
        /// The table that the browser is to save as a file.
        var table: ImpactTable?
    }

    enum Action: Sendable, Equatable {
        /// The page is shown, or the person tries again.
        case appeared
        case disappeared
        case impactLoaded(Result<Impact, APIError>)
        case measureTapped(Measure)
        case periodTapped(ComparedPeriod)
        case orderTapped(Int)
        case moreTapped
        case moreLoaded(Result<Page<OrderImpact>, APIError>)
        case exportTapped
        case exported(Result<ImpactTable, APIError>)
        /// The browser has saved the file.
        case saved
    }

    let sustainability: any SustainabilityService
    let following: Following
    let clock: any Clock

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.impact.beginLoading()
            return follow(state.personID)
        case .disappeared:
            return .cancel(id: "live")
        case .impactLoaded(let result):
            take(result, &state)
        case .measureTapped(let measure):
            state.measure = measure
        case .periodTapped(let period):
            state.period = period
        case .orderTapped(let id):
            return .open(SustainabilityLink.order(id))
        case .moreTapped: return loadMore(&state)
        case .moreLoaded(.success(let page)):
            (state.isWaiting, state.message) = (false, nil)
            guard var impact = state.impact.value else { return .none }
            let known = Set(impact.orders.map(\.orderID))
            impact.orders += page.items.filter { !known.contains($0.orderID) }
            state.impact = .loaded(impact)
        case .exportTapped:
            guard !state.isWaiting else { return .none }
            (state.isWaiting, state.message) = (true, nil)
            return .load(id: "export", sustainability.export) { .exported($0) }
        case .exported(.success(let table)): (state.isWaiting, state.message, state.table) = (false, nil, table)
        case .moreLoaded(.failure(let error)), .exported(.failure(let error)): (state.isWaiting, state.message) = (false, error.message)
        case .saved:
            state.table = nil
        }
        return .none
    }

    /// Shows the newest figures. Older orders that are shown stay where the new ones reach up to them.
    private func take(_ result: Result<Impact, APIError>, _ state: inout State) {
        let shown = state.impact.value?.orders ?? []
        state.impact.finish(result)
        guard case .success(var impact) = result else { return }
        state.loadedAt = clock.now
        let fresh = Set(impact.orders.map(\.orderID))
        guard let last = impact.orders.last, let index = shown.firstIndex(where: { $0.orderID == last.orderID }) else { return }
        impact.orders += shown[(index + 1)...].filter { !fresh.contains($0.orderID) }
        state.impact = .loaded(impact)
    }

    private func loadMore(_ state: inout State) -> Effect<Action> {
        guard !state.isWaiting, let impact = state.impact.value else { return .none }
        (state.isWaiting, state.message) = (true, nil)
        // The page that holds the first order that isn't shown.
        let page = impact.orders.count / PageRequest.standardLimit + 1
        return .load(id: "more") { [sustainability] () async throws(APIError) in
            try await sustainability.orders(page: page)
        } send: {
            .moreLoaded($0)
        }
    }

    /// Follows a person's figures. Before the person is known, loads them once.
    private func follow(_ person: Int?) -> Effect<Action> {
        guard let person else {
            return .load(id: "live", sustainability.impact) { .impactLoaded($0) }
        }
        return .follow(SustainabilityTopics.person(person), id: "live", with: following, load: sustainability.impact) { .impactLoaded($0) }
    }
}
