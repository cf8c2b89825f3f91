public import Core

/// A feature's client: its services, its slice of the app's state, its tabs.
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
    /// Registers the feature's services, with lifetime `scoped`, since each session has its own container.
    func registerServices(in container: DIContainer)

    /// Creates the feature's slice, once per session.
    func makeSlice(_ container: DIContainer) throws -> any AnySlice

    /// The feature's tabs.
    var tabs: [Tab] { get }

    /// The feature's parts that are there on every tab of a mode.
    var overlays: [Overlay] { get }

    /// The feature's pages for administrators.
    var administrationPages: [AdministrationPage] { get }

    /// The feature's pages that open for everybody.
    var publicPages: [PublicPage] { get }

    /// The feature's section of the page for signing in; nil for none.
    var entrance: EntranceSection? { get }

    /// The symbols that the feature adds, by name: the content of a 24 by 24 SVG element, like those of Theme's `AppSymbols`. Names must be unique.
    var symbols: [String: String] { get }

    /// The CSS that the feature adds to every page, for effects beyond modifiers, such as an animation. Views are selected by their `styleName(_:)`.
    var styleSheet: String { get }

    /// The scripts that the feature adds to every page, for its hooks.
    var scripts: [String] { get }

    /// The scripts that the feature adds to the service worker, for what happens while no page is open, such as a pushed notification.
    var workerScripts: [String] { get }

    /// The actions of the feature that work offline.
    var offlineIntents: [OfflineIntent] { get }

    #if DEBUG
    /// The previews of the feature's views, for the gallery and the recorded snapshots. Release builds have none.
    static var previews: PreviewList { get }
    #endif
}

extension ClientPlugin {
    /// Empty.
    public var overlays: [Overlay] { [] }

    /// Empty.
    public var administrationPages: [AdministrationPage] { [] }

    /// Empty.
    public var publicPages: [PublicPage] { [] }

    /// Nil.
    public var entrance: EntranceSection? { nil }

    /// Empty.
    public var symbols: [String: String] { [:] }

    /// Empty.
    public var styleSheet: String { "" }

    /// Empty.
    public var scripts: [String] { [] }

    /// Empty.
    public var workerScripts: [String] { [] }

    /// Empty.
    public var offlineIntents: [OfflineIntent] { [] }

    #if DEBUG
    /// Empty.
    public static var previews: PreviewList { [] }
    #endif
}
