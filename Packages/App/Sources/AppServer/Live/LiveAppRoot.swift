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
    private let clock: any Core.Clock
    private var surroundings: Surroundings
    /// The render before, whose unchanged parts the next one copies.
    private var last: Render?
    private var sessionDrafts = SessionDrafts()

    init(store: AppStore, configuration: AppConfiguration, look: AppLook, gate: RealtimeGate, clock: any Core.Clock) {
        app = store
        self.gate = gate
        self.clock = clock
        self.configuration = configuration
        self.look = look
        surroundings = Surroundings(of: store, in: look, at: clock.now)
        send(.started)
    }

    var language: Language { app.language }
    var location: String { app.path }
    var isBusy: Bool { app.store.isBusy }

    func render(extents: LazyExtents) -> Render {
        let now = clock.now
        if !surroundings.areCurrent(in: app, at: now) { surroundings = Surroundings(of: app, in: look, at: now) }
        let render = Language.$current.withValue(language) {
            let view = RootView(state: app.state, tabs: app.coordinator.tabs, configuration: configuration) { [weak self] in self?.send($0) }
            return Renderer.render(
                OfflineFrame(route: app.state.route, isViewing: app.state.isViewing) { view }, environment: surroundings.environment, extents: extents,
                after: last)
        }
        last = render
        return render
    }

    func open(_ path: String) { send(.opened(path)) }
    var drafts: Data? { sessionDrafts.encoded(of: app.state) }

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

/// The values that all views of a tab inherit. They are made anew only when one changes, so that the renderer knows by their identity what it may keep.
private struct Surroundings {
    let environment: EnvironmentValues
    private let person: Person?
    private let mode: Mode
    private let language: Language
    private let minute: Date

    init(of app: AppStore, in look: AppLook, at now: Date) {
        minute = Self.minute(of: now)
        (person, mode, language) = (app.state.person, app.state.mode, app.language)
        var environment = look.environment
        environment.person = person
        environment.mode = mode
        environment.currentMinute = minute
        environment.canOpen = LinkAvailability(plugins: app.installedFeatures)
        environment.administrationPages = app.coordinator.tabs.administration
        environment.locale = language.locale
        if let scheme = person?.appearance.colorScheme { environment.colorScheme = scheme }
        self.environment = environment
    }

    func areCurrent(in app: AppStore, at now: Date) -> Bool {
        (app.state.mode, app.language) == (mode, language) && app.state.person == person && minute == Self.minute(of: now)
    }

    private static func minute(of now: Date) -> Date {
        Date(timeIntervalSinceReferenceDate: (now.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60)
    }
}

/// The look of the product: the brand and map tiles that the settings choose, and the symbols and styles that the features add.
struct AppLook: Sendable {
    let theme: AppTheme
    /// The look as what views inherit.
    let environment: EnvironmentValues
    private let mapTiles: MapTiles?
    /// The style sheet of every page.
    let styleSheet: String

    init(_ settings: ThemeSettings, plugins: [any ClientPlugin]) {
        theme = settings.theme
        mapTiles = settings.mapTiles
        var environment = EnvironmentValues()
        environment.theme = theme
        environment.symbols = AppSymbols.set(adding: plugins.map(\.symbols))
        environment.mapTiles = mapTiles
        self.environment = environment
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
