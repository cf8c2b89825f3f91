public import Core
public import LocationAPI

/// Loads the areas in which orders are taken.
public struct LocationFeature: Feature {
    /// The feature's part of the app's state.
    public struct State: Sendable, Equatable {
        /// The areas.
        public var areas: ViewState<[ServiceArea]>

        /// Creates a state.
        public init(areas: ViewState<[ServiceArea]> = .idle) { self.areas = areas }
    }

    /// The things that can happen.
    public enum Action: Sendable, Equatable {
        /// A view that shows the areas appeared.
        case appeared
        /// Loading the areas ended.
        case areasLoaded(Result<[ServiceArea], APIError>)
    }

    /// The slice's name.
    public static let name = "location"
    private let location: any LocationService

    /// Creates the feature with its service.
    public init(location: any LocationService) { self.location = location }

    /// Nothing is loaded.
    public var initialState: State { State() }

    /// Changes the state for an action, and returns what is to be done outside.
    public func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.areas.beginLoading()
            return .run(id: "areas") { [location] send in
                send(.areasLoaded(await Result { () async throws(APIError) in try await location.areas() }))
            }
        case .areasLoaded(let result):
            state.areas.finish(result)
            return .none
        }
    }
}
