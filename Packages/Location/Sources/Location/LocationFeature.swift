public import Core
public import LocationAPI

/// Loads the areas in which orders are taken, and lets administrators change them.
public struct LocationFeature: Feature {
    /// The feature's part of the app's state.
    public struct State: Sendable, Equatable {
        /// The areas.
        public var areas: ViewState<[ServiceArea]>
        /// The pages on top of the administrator's list.
        var path: [LocationLink] = []
        /// The administrator's list.
        var list = AreasState()
        /// The map of the area that is open.
        var area = AreaState()

        /// Creates a state.
        public init(areas: ViewState<[ServiceArea]> = .idle) { self.areas = areas }

        init(list: AreasState) {
            areas = .idle
            self.list = list
        }
    }

    /// The things that can happen.
    public enum Action: Sendable, Equatable {
        /// A view that shows the areas appeared.
        case appeared
        /// Loading the areas ended.
        case areasLoaded(Result<[ServiceArea], APIError>)
        /// The administrator went to another page.
        case opened([LocationLink])
        /// Something happened on the administrator's list.
        case list(AreasAction)
        /// Something happened on the map of an area.
        case area(AreaAction)
    }

    /// The slice's name.
    public static let name = "location"
    private let location: any LocationService
    private let list: AreasFeature
    private let area: AreaFeature

    /// Creates the feature with its services.
    init(location: any LocationService, areas: any AreaService) {
        self.location = location
        list = AreasFeature(areas: areas)
        area = AreaFeature(areas: areas)
    }

    /// Nothing is loaded.
    public var initialState: State { State() }

    /// The area that is drawn and not stored yet.
    public var drafts: [Draft<State, Action>] { [Draft("area", of: \.area.draft) { .area(.draftRestored($0)) }] }

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
        case .opened(let path):
            state.path = path
            guard let link = path.last else { return .none }
            return area.reduce(&state.area, .opened(link.area)).map(scope: "area", Action.area)
        case .list(let action): return list.reduce(&state.list, action).map(scope: "list", Action.list)
        case .area(let action): return area.reduce(&state.area, action).map(scope: "area", Action.area)
        }
    }
}

extension LocationLink {
    /// The id of the area whose map is opened; nil for a new one.
    fileprivate var area: Int? {
        switch self {
        case .areas, .newArea: nil
        case .area(let id): id
        }
    }
}
