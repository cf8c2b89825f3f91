public import Core
public import Networking
import SustainabilityAPI

/// What the person's orders saved, kept up to date while orders are delivered.
public struct SustainabilityFeature: Feature {
    /// What Sustainability remembers.
    public struct State: Sendable, Equatable {
        /// Who is signed in.
        public var personID: Int?
        /// What was saved.
        public var impact: ViewState<Impact> = .idle
        /// Which measure the chart shows.
        public var measure: Measure = .water

        /// Creates a state.
        public init() {}
    }

    /// What can happen in Sustainability.
    public enum Action: Sendable, Equatable {
        /// Somebody signed in.
        case signedIn(Int)
        /// Nobody is signed in any more.
        case signedOut
        /// The page is shown, or the person asks to try again.
        case appeared
        /// There are new figures, or the page begins to listen for them.
        case changed
        /// Another measure was chosen for the chart.
        case measureTapped(Measure)
        /// The figures were asked for.
        case loaded(Result<Impact, APIError>)
    }

    /// `sustainability`.
    public static let name = "sustainability"
    let sustainability: any SustainabilityService
    let realtime: any Realtime

    /// Creates the feature.
    public init(sustainability: any SustainabilityService, realtime: any Realtime) {
        self.sustainability = sustainability
        self.realtime = realtime
    }

    /// Nothing loaded.
    public var initialState: State { State() }

    /// Changes the state for an action.
    public func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .signedIn(let id):
            let isNew = state.personID != id
            state.personID = id
            // The page may have appeared before it was known whose figures to listen for.
            return isNew && state.impact != .idle ? listen(id) : .none
        case .signedOut:
            state = State()
            return .merge(.cancel(id: "live"), .cancel(id: "load"))
        case .appeared:
            state.impact.beginLoading()
            return state.personID.map(listen) ?? load()
        case .changed:
            return load()
        case .measureTapped(let measure):
            state.measure = measure
            return .none
        case .loaded(let result):
            state.impact.finish(result)
            return .none
        }
    }

    /// Notes who is signed in.
    public func action(for event: AppEvent) -> Action? {
        switch event {
        case .signedIn(let person): .signedIn(person.id)
        case .signedOut: .signedOut
        default: nil
        }
    }

    private func listen(_ person: Int) -> Effect<Action> {
        .listen(id: "live") { [realtime] send in
            let changes = await realtime.subscribe(SustainabilityTopics.person(person))
            send(.changed)
            for await _ in changes { send(.changed) }
        }
    }

    private func load() -> Effect<Action> {
        .run(id: "load") { [sustainability] send in
            send(.loaded(await Result { () async throws(APIError) in try await sustainability.impact() }))
        }
    }
}
