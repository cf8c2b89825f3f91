import Core
import FleetAPI
import Foundation
import LocationAPI
import Networking
import Synchronization

/// Keeps the dispatcher's board current: the cards by what changed since their version, once for each burst of changes, and by the clock.
struct LiveBoardFeature: Screen {
    struct State: Sendable, Equatable {
        /// The cards.
        var board: ViewState<LiveBoard> = .idle
        /// The drivers, those online first.
        var drivers: [DispatchDriver] = []
        /// The number of orders delivered today; nil until loaded.
        var completedToday: Int?
        /// The service areas on the map; empty until loaded.
        var areas: [ServiceArea] = []
        /// The time by which orders are late and positions stale; nil before the board was loaded.
        var now: Date?
        /// The number of requests in a row that failed.
        var failures = 0
    }

    enum Action: Sendable, Equatable {
        /// The board is shown, or the dispatcher tries again.
        case appeared
        case changesLoaded(Result<BoardChanges, APIError>)
        /// A request failed some time ago.
        case retryDue
        case areasLoaded(Result<[ServiceArea], APIError>)
        case driversLoaded(Result<[DispatchDriver], APIError>)
        case summaryLoaded(Result<DashboardSummary, APIError>)
        /// A minute has passed, or the next order is late.
        case ticked(Date)
    }

    /// The time in which changes of cards are gathered.
    static let pause = Duration.milliseconds(200)
    /// The time in which changes of drivers are gathered: somebody moves all the time.
    static let driversPause = Duration.seconds(2)

    let dispatch: any DispatchService
    let following: Following
    let clock: any Clock

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.board.beginLoading()
            state.failures = 0
            return .merge(followCards(since: state.board.value?.version), followDrivers(), loadSummary(), followAreas())
        case .changesLoaded(.success(let changes)):
            return take(changes, &state)
        case .changesLoaded(.failure(let error)):
            state.board.finish(.failure(error))
            state.failures += 1
            return retry(after: .seconds(min(30, 1 << min(state.failures, 5))))
        case .retryDue:
            return loadChanges(since: state.board.value?.version)
        case .areasLoaded(let result):
            // The map is useful without the areas.
            if case .success(let areas) = result { state.areas = areas }
            return .none
        case .driversLoaded(let result):
            if case .success(let drivers) = result { state.drivers = drivers }
            return countTime(&state)
        case .summaryLoaded(let result):
            if case .success(let summary) = result { state.completedToday = summary.completedToday }
            return .none
        case .ticked:
            return countTime(&state)
        }
    }

    /// Follows the cards outside of the state, which changes only with what there is to show: each change of it makes a page.
    private func followCards(since version: Int?) -> Effect<Action> {
        .follow(
            FleetTopics.dispatch, id: "live", with: following, gathering: Self.pause, where: { $0.kind == FleetEvents.boardChanged },
            load: BoardCursor(dispatch, since: version).next
        ) {
            .changesLoaded($0)
        }
    }

    private func followDrivers() -> Effect<Action> {
        .follow(
            FleetTopics.dispatch, id: "drivers", with: following, gathering: Self.driversPause, where: { $0.kind != FleetEvents.boardChanged },
            load: dispatch.drivers
        ) {
            .driversLoaded($0)
        }
    }

    private func followAreas() -> Effect<Action> {
        .follow(LocationTopics.areas, id: "areas", with: following, load: dispatch.areas) { .areasLoaded($0) }
    }

    private func retry(after pause: Duration) -> Effect<Action> {
        .listen(id: "retry") { [clock] send in
            guard (try? await clock.sleep(for: pause)) != nil else { return }
            send(.retryDue)
        }
    }

    private func loadChanges(since version: Int?) -> Effect<Action> {
        .load(id: "changes") { [dispatch] () throws(APIError) in
            try await dispatch.board(since: version)
        } send: {
            .changesLoaded($0)
        }
    }

    private func take(_ changes: BoardChanges, _ state: inout State) -> Effect<Action> {
        var board = state.board.value ?? LiveBoard()
        board.apply(changes)
        state.board = .loaded(board)
        state.failures = 0
        // Orders that left may have been delivered.
        let summary: Effect<Action> = changes.removed.isEmpty ? .none : loadSummary()
        return .merge(countTime(&state), .cancel(id: "retry"), summary)
    }

    private func loadSummary() -> Effect<Action> { .load(id: "summary", dispatch.summary) { .summaryLoaded($0) } }

    /// Shows the board as of now, and again with the next minute, or when the next order is late or the next position stale.
    private func countTime(_ state: inout State) -> Effect<Action> {
        let now = clock.now
        state.now = now
        let stale = state.drivers.compactMap(\.position?.staleAt).filter { $0 > now }.min()
        // A moment after the time itself, at which nobody is late yet.
        let due = state.board.value?.nextDue(after: now)?.addingTimeInterval(0.001)
        let isCounting = state.board.value?.entries.values.contains { $0.card.dueAt != nil } == true
        let minute = isCounting ? Date(timeIntervalSince1970: (now.timeIntervalSince1970 / 60).rounded(.down) * 60 + 60) : nil
        guard let next = [stale, due, minute].compactMap(\.self).min() else { return .cancel(id: "clock") }
        return .listen(id: "clock") { [clock] send in
            guard (try? await clock.sleep(for: .seconds(max(0, next.timeIntervalSince(now))))) != nil else { return }
            send(.ticked(clock.now))
        }
    }
}

/// Asks for what changed on the board since it asked last.
private final class BoardCursor: Sendable {
    private let dispatch: any DispatchService
    private let version: Mutex<Int?>

    init(_ dispatch: any DispatchService, since version: Int?) {
        self.dispatch = dispatch
        self.version = Mutex(version)
    }

    @Sendable
    func next() async throws(APIError) -> BoardChanges {
        let changes = try await dispatch.board(since: version.withLock(\.self))
        version.withLock { $0 = max($0 ?? 0, changes.version) }
        return changes
    }
}
