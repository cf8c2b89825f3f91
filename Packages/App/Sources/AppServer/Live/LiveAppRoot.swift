import App
import Core
import CoreUI
import LiveUI
import UI

/// The app of one tab: its store, and the root view of the store's state.
final class LiveAppRoot: LiveRoot {
    private let app: AppStore
    private let configuration: AppConfiguration

    init(store: AppStore, configuration: AppConfiguration) {
        app = store
        self.configuration = configuration
        app.send(.started)
    }

    var location: String { app.path }
    var isBusy: Bool { app.store.isBusy }

    func render() -> Render {
        var environment = EnvironmentValues()
        environment.person = app.state.person
        environment.mode = app.state.mode
        environment.installedFeatures = app.installedFeatures
        let view = RootView(state: app.state, tabs: app.coordinator.tabs, configuration: configuration) { [app] in app.send($0) }
        return Renderer.render(OfflineFrame(route: app.state.route) { view }, environment: environment)
    }

    func open(_ path: String) { app.send(.opened(path)) }
    func drain() -> Bool { app.store.drain() }
    nonisolated(nonsending) func run(changed: () -> Void) async { await app.store.run(changed: changed) }
    func stop() { app.store.stop() }
}
