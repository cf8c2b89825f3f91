public import Core

/// A feature's client as a value: its services, its slice of the app's state, its tabs.
///
/// ```swift
/// public struct RetailPlugin: ClientPlugin {
///     public let name = "Retail"
///     public let requires = ["Auth"]
///     public func registerServices(in container: DIContainer) {
///         container.register((any RetailService).self, .scoped) { try LiveRetailService(client: $0.resolve(APIClient.self)) }
///     }
///     public func makeSlice(_ resolver: DIContainer) throws -> any AnySlice {
///         Slice(RetailFeature(retail: try resolver.resolve((any RetailService).self)))
///     }
///     public var tabs: [Tab] { [ ... ] }
/// }
/// ```
public protocol ClientPlugin: Plugin {
    /// Registers the feature's services, with lifetime `scoped`: one container serves one session.
    func registerServices(in container: DIContainer)

    /// Makes the feature's slice, once a session.
    func makeSlice(_ container: DIContainer) throws -> any AnySlice

    /// The feature's places in the app.
    var tabs: [Tab] { get }

    /// The drawings of the symbols that the feature adds, by name: what is inside of each one's SVG element, 24 by 24, as Theme's `AppSymbols` draws its own.
    /// Two features can't have a symbol of the same name.
    var symbols: [String: String] { get }

    /// The CSS that the feature adds to every page, for what modifiers can't say, such as an animation; views are named for it by `styleName(_:)`.
    var styleSheet: String { get }

    /// The scripts that the feature adds to every page, for its hooks.
    var scripts: [String] { get }

    /// What can be done in the feature without a network.
    var offlineIntents: [OfflineIntent] { get }

    #if DEBUG
    #if DEBUG
    /// The previews of the feature's views, for the gallery and the recorded snapshots. Release builds have none.
    static var previews: PreviewList { get }
    #endif
    #endif
}

extension ClientPlugin {
    /// None.
    public var symbols: [String: String] { [:] }

    /// None.
    public var styleSheet: String { "" }

    /// None.
    public var scripts: [String] { [] }

    /// None.
    public var offlineIntents: [OfflineIntent] { [] }

    #if DEBUG
    /// None.
    public static var previews: PreviewList { [] }
    #endif
}
