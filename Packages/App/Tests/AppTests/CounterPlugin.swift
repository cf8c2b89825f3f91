import Core
import CoreUI
import UI

/// A feature with two tabs, for tests of the app around it.
struct CounterFeature: Feature {
    struct State: Sendable, Equatable {
        var count = 0
        var path: [Int] = []
        var mode: Mode?
    }

    enum Action: Sendable, Equatable {
        case tapped
        case opened([Int])
        case modeChanged(Mode)
        case linkTapped
        case countRestored(Int)
    }

    static let name = "counter"
    var initialState: State { State() }
    var drafts: [Draft<State, Action>] { [Draft("count", of: { $0.count > 0 ? $0.count : nil }, restored: { .countRestored($0) })] }

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .tapped: state.count += 1
        case .opened(let path): state.path = path
        case .modeChanged(let mode): state.mode = mode
        case .countRestored(let count): state.count = count
        case .linkTapped: return .merge(.open(CounterLink.count(7)), .event(.notice("Gone.")))
        }
        return .none
    }

    func action(for event: AppEvent) -> Action? {
        guard case .modeChanged(let mode) = event else { return nil }
        return .modeChanged(mode)
    }
}

enum CounterLink: AppLink {
    case count(Int)

    static let plugin = "Counter"

    var place: LinkPlace {
        switch self {
        case .count(let number): LinkPlace(mode: .customer, tab: "counter", components: ["\(number)"])
        }
    }

    init?(_ place: LinkPlace) {
        guard place.tab == "counter", place.components.count == 1, let number = Int(place.components[0]) else { return nil }
        self = .count(number)
    }
}

struct CounterCoordinator: Coordinator {
    func components(for path: [Int]) -> [String] { path.map(String.init) }

    func path(for components: [String]) -> [Int]? {
        let path = components.compactMap(Int.init)
        return path.count == components.count ? path : nil
    }
}

struct CounterPlugin: ClientPlugin {
    let name = "Counter"
    let requires = ["Auth"]

    func registerServices(in container: DIContainer) {}
    func makeSlice(_ container: DIContainer) throws -> any AnySlice { Slice(CounterFeature()) }

    var tabs: [Tab] { [tab("first", order: 0, [.customer]), tab("counter", order: 1, [.customer, .driver])] }

    private func tab(_ id: String, order: Int, _ modes: Set<Mode>) -> Tab {
        Tab(
            id, modes: modes, title: id, symbol: "tabHome", order: order, feature: CounterFeature.self, coordinator: CounterCoordinator(),
            path: \.path, opened: { .opened($0) }, badge: { $0.count > 0 ? String($0.count) : nil },
            view: { Text("Count \($0.state.count)") })
    }
}

/// A tab whose address has a query, which is the number that is open.
struct QueryPlugin: ClientPlugin {
    let name = "Query"
    let requires: [String] = []

    func registerServices(in container: DIContainer) {}
    func makeSlice(_ container: DIContainer) throws -> any AnySlice { Slice(CounterFeature()) }

    var tabs: [Tab] {
        [
            Tab(
                "query", modes: [.customer], title: "Query", symbol: "tabHome", order: 0, feature: CounterFeature.self, coordinator: QueryCoordinator(),
                path: { _ in [7] }, opened: { .opened($0) }, view: { Text("Count \($0.state.count)") })
        ]
    }
}

struct QueryCoordinator: Coordinator {
    func components(for path: [Int]) -> [String] { path.isEmpty ? [] : ["?area=Newport%20Beach"] }

    func path(for components: [String]) -> [Int]? {
        if components.isEmpty { return [] }
        return components == ["?area=Newport%20Beach"] ? [7] : nil
    }
}
