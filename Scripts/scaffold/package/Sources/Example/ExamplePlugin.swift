public import Core
public import CoreUI
import ExampleAPI
import Networking
import Theme
import UI

/// Example's client: the tab `example` for customers. The container must provide `APIClient`.
public struct ExamplePlugin: ClientPlugin {
    /// The feature's name.
    public let name = "Example"
    /// Needs somebody to be signed in.
    public let requires = ["Auth"]

    /// Creates the plugin.
    public init() {}

    /// Registers the service.
    public func registerServices(in container: DIContainer) {
        container.register((any ExampleService).self, .scoped) { LiveExampleService(client: try $0.resolve(APIClient.self)) }
    }

    /// Makes the feature's slice.
    public func makeSlice(_ container: DIContainer) throws -> any AnySlice {
        Slice(ExampleFeature(service: try container.resolve((any ExampleService).self)))
    }

    /// The list of entries, last for customers.
    public var tabs: [CoreUI.Tab] {
        [
            CoreUI.Tab(
                "example", modes: [.customer], title: Strings.title, symbol: AppSymbols.starName, order: 9,
                feature: ExampleFeature.self, coordinator: LinkCoordinator<ExampleLink>(mode: .customer, tab: "example"),
                path: { _ in [] }, opened: { _ in .home(.appeared) },
                view: { HomeView(store: $0.scope(\.home, ExampleFeature.Action.home)) })
        ]
    }

    #if DEBUG
    /// The previews of each screen.
    public static var previews: PreviewList {
        [
            HomeView_Previews.self
        ]
    }
    #endif
}
