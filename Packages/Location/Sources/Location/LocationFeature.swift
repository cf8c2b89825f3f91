public import Core
public import LocationAPI

/// The areas in which orders are taken, kept for whoever shows them.
public struct LocationFeature: Feature {
    /// What the feature remembers.
    public struct State: Sendable, Equatable {
        /// The areas.
        public var areas: ViewState<[ServiceArea]>

        /// Creates a state.
        public init(areas: ViewState<[ServiceArea]> = .idle) { self.areas = areas }
    }

    /// What can happen.
    public enum Action: Sendable, Equatable {
        /// Something that shows the areas appeared.
        case appeared
        /// The areas arrived, or didn't.
        case areasLoaded(Result<[ServiceArea], APIError>)
    }

    /// `location`.
    public static let name = "location"
    private let location: any LocationService

    /// Creates the feature with its service.
    public init(location: any LocationService) { self.location = location }

    /// Nothing loaded.
    public var initialState: State { State() }

    /// Loads the areas.
    public func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.areas.beginLoading()
            return .run(id: "areas") { [location] send in
                do throws(APIError) {
                    send(.areasLoaded(.success(try await location.areas())))
                } catch {
                    send(.areasLoaded(.failure(error)))
                }
            }
        case .areasLoaded(let result):
            state.areas.finish(result)
            return .none
        }
    }
}
