import App
import Core
import CoreUI
import Foundation
import LiveUI
import ServerCore
import Theme
import UI

/// The app of one tab: its store, and the root view of the store's state.
final class LiveAppRoot: LiveRoot {
    private let app: AppStore
    private let configuration: AppConfiguration
    private let look: AppLook
    private let gate: RealtimeGate

    init(store: AppStore, configuration: AppConfiguration, look: AppLook, gate: RealtimeGate) {
        app = store
        self.gate = gate
        self.configuration = configuration
        self.look = look
        send(.started)
    }

    var language: Language { app.language }
    var location: String { app.path }
    var isBusy: Bool { app.store.isBusy }

    func render(extents: LazyExtents) -> Render {
        var environment = EnvironmentValues()
        environment.person = app.state.person
        environment.mode = app.state.mode
        environment.canOpen = LinkAvailability(plugins: app.installedFeatures)
        environment.theme = look.theme
        environment.symbols = look.symbols
        environment.mapTiles = look.mapTiles
        environment.locale = language.locale
        return Language.$current.withValue(language) {
            let view = RootView(state: app.state, tabs: app.coordinator.tabs, configuration: configuration) { [weak self] in self?.send($0) }
            return Renderer.render(OfflineFrame(route: app.state.route) { view }, environment: environment, extents: extents)
        }
    }

    func open(_ path: String) { send(.opened(path)) }
    var drafts: Data? {
        guard let drafts = app.state.drafts else { return nil }
        // Keys are sorted, so that equal drafts encode to equal bytes.
        return try? WireJSON.encoder().encode(drafts)
    }

    func restore(drafts: Data) {
        if let drafts = try? WireJSON.decoder().decode(Drafts.self, from: drafts) { send(.draftsReturned(drafts)) }
    }

    func returnedToForeground() { send(.returnedToForeground) }
    func sceneChanged(isActive: Bool) { send(.event(.sceneChanged(isActive: isActive))) }
    func connectionChanged(isConnected: Bool) { gate.set(isOpen: isConnected) }
    func drain() -> Bool { Language.$current.withValue(language) { app.store.drain() } }

    nonisolated(nonsending) func run(changed: () -> Void, settled: () -> Void) async {
        // Not inside `withValue`, whose operation would run on another executor than the tab's. The tab's task has the language.
        await app.store.run(changed: changed, settled: settled)
    }

    func stop() { app.store.stop() }

    private func send(_ action: AppAction) { Language.$current.withValue(language) { app.send(action) } }
}

/// The look of the product: the brand and map tiles that the settings choose, and the symbols and styles that the features add.
struct AppLook: Sendable {
    let theme: AppTheme
    let mapTiles: MapTiles?
    let symbols: SymbolSet
    /// The style sheet of every page.
    let styleSheet: String

    init(_ settings: ThemeSettings, plugins: [any ClientPlugin]) {
        theme = settings.theme
        mapTiles = settings.mapTiles
        symbols = AppSymbols.set(adding: plugins.map(\.symbols))
        styleSheet = UIStyleSheet.css + theme.css + plugins.map(\.styleSheet).joined()
    }

    /// Origins that images may come from, besides the product's own.
    var imageSources: [String] {
        guard let url = mapTiles.flatMap({ URL(string: $0.template.replacing(/{.}/, with: "0")) }), let scheme = url.scheme, let host = url.host() else {
            return []
        }
        return ["\(scheme)://\(host)" + (url.port.map { ":\($0)" } ?? "")]
    }
}
