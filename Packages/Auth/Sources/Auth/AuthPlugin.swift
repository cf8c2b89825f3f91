public import Core
public import CoreUI
import Networking
import Theme
import UI

/// Auth's client: the session, and the tab `account` in every mode. The container must provide `APIClient` and `AuthSession`.
public struct AuthPlugin: ClientPlugin {
    /// `Auth`.
    public let name = "Auth"
    /// None.
    public let requires: [String] = []

    /// Creates the plugin.
    public init() {}

    /// Registers ``AuthService``.
    public func registerServices(in container: DIContainer) {
        container.register((any AuthService).self, .scoped) { resolver in
            LiveAuthService(client: try resolver.resolve(APIClient.self), session: try resolver.resolve(AuthSession.self))
        }
    }

    /// Makes the slice of ``AuthFeature``.
    public func makeSlice(_ container: DIContainer) throws -> any AnySlice {
        Slice(AuthFeature(auth: try container.resolve((any AuthService).self)))
    }

    /// The account, last in every mode.
    public var tabs: [Tab] {
        [
            Tab(
                "account", modes: Set(Mode.allCases), title: Strings.account, symbol: AppSymbols.tabAccountName, order: 9,
                feature: AuthFeature.self, coordinator: SinglePlaceCoordinator(), path: { _ in [] }, opened: { _ in .accountAppeared },
                view: { AccountView(store: $0) })
        ]
    }
}
