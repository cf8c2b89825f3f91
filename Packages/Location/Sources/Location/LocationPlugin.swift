public import Core
public import CoreUI
import Networking

/// Location's client: the service areas and the device's permissions, without a tab of its own. The container must provide `APIClient`.
public struct LocationPlugin: ClientPlugin {
    /// The feature's name.
    public let name = "Location"
    /// Needs no other feature.
    public let requires: [String] = []

    /// Creates the plugin.
    public init() {}

    /// Registers ``LocationService`` and ``PermissionService``.
    public func registerServices(in container: DIContainer) {
        container.register((any LocationService).self, .scoped) { LiveLocationService(client: try $0.resolve(APIClient.self)) }
        container.register((any PermissionService).self, .scoped) { _ in LivePermissionService() }
    }

    /// Makes the slice of ``LocationFeature``.
    public func makeSlice(_ container: DIContainer) throws -> any AnySlice {
        Slice(LocationFeature(location: try container.resolve((any LocationService).self)))
    }

    /// Has no tabs.
    public var tabs: [CoreUI.Tab] { [] }
}
