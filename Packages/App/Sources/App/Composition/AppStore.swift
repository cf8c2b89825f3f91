public import Core
public import CoreUI
public import Location
import Logging

/// The store of a session of the app, composed from the plugins.
///
/// The container must provide what the plugins' services need: `APIClient`, `AuthSession`, `any Realtime`, `any Clock`, `any RandomSource`.
/// It is created, used and drained only by its owner.
public final class AppStore {
    /// The store.
    public let store: Store<AppState, AppAction>
    /// Converts paths into places and back.
    public let coordinator: AppCoordinator
    /// The names of the features in this product.
    public let installedFeatures: Set<String>

    /// Composes a store.
    ///
    /// - Parameters:
    ///   - coordinator: the coordinator of the same plugins, which sessions share; nil for one of the store's own.
    ///   - container: the session's container, in which the plugins register their services.
    ///   - language: the visit's language, used until the person's is known.
    ///   - permissions: the permissions already known for this device.
    ///   - showsLaunchScreen: whether to show the launch screen first.
    /// - Throws: ``PluginError`` for an incomplete list, ``DIError`` for a service that can't be created.
    public init(
        plugins: [any ClientPlugin], coordinator: AppCoordinator? = nil, container: DIContainer, configuration: AppConfiguration, language: Language = .english,
        permissions: Permissions = Permissions(),
        showsLaunchScreen: Bool
    ) throws {
        try PluginList.validate(plugins, list: "the app's plugin list")
        let sessionLanguage = SessionLanguage(language)
        container.register(SessionLanguage.self) { _ in sessionLanguage }
        for plugin in plugins { plugin.registerServices(in: container) }
        let slices = Slices(try plugins.map { try $0.makeSlice(container) })
        let coordinator = coordinator ?? AppCoordinator(tabs: TabBarCoordinator(plugins: plugins))
        self.coordinator = coordinator
        installedFeatures = Set(plugins.map(\.name))
        let reducer = AppReducer(
            coordinator: coordinator, clock: try container.resolve((any Clock).self), launchScreenDuration: configuration.launchScreenDuration,
            permissions: slices.contains(LocationFeature.self) ? try container.resolve((any PermissionService).self) : nil)
        let isLaunching = showsLaunchScreen && configuration.launchScreenDuration > .zero
        store = Store(
            initial: AppState(slices: slices, isLaunching: isLaunching, visitLanguage: language, permissions: permissions), receive: { .event($0) },
            // Calls made for the person use their language, whatever the browser's.
            startEffects: { state, start in Language.$current.withValue(state.language, operation: start) },
            reduce: { state, action in
                defer { sessionLanguage.change(to: state.language) }
                return Language.$current.withValue(state.language) { reducer.reduce(&state, action) }
            })
        let log = createLog(category: "store")
        if log.logLevel <= .trace { store.log = log }
    }

    /// The current state.
    public var state: AppState { store.state }

    /// The language of all texts.
    public var language: Language { store.state.language }

    /// Sends an action.
    public func send(_ action: AppAction) { store.send(action) }

    /// The path of the place that the state shows.
    public var path: String { coordinator.path(of: store.state) }
}
