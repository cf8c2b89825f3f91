import App
import Auth
import Core
import CoreUI
import Foundation
import HTTPTypes
import LiveUI
import Location
import Networking
import NetworkingNIO
import NetworkingSocketIO
import ServerCore
import SocketIOClient
import Theme
import UI

/// The app as LiveUI serves it: creates a store and its services for each tab.
struct TumbleLiveApp: LiveApp {
    private let givenDocument: LiveDocument
    /// The product's name, which administrators may change: pages that are opened afterwards have the new one.
    private let name: CurrentSetting<String>
    let look: AppLook
    private let givenConfiguration: AppConfiguration
    let plugins: [any ClientPlugin]
    private let coordinator: AppCoordinator
    private let application: ApplicationReference
    private let authenticator: any Authenticator
    private let clock: any Core.Clock
    private let random: any RandomSource
    /// The transport to an API in another process; nil for this one.
    private let network: (any HTTPTransport)?
    /// The address of that API's realtime socket; nil for this process.
    private let socket: SocketServerAddress?
    private let flags: FeatureFlags
    private let analytics: any AnalyticsService

    /// Creates the app.
    ///
    /// - Parameters:
    ///   - server: the server's container.
    ///   - application: the application whose API the pages call, unless the settings name another.
    init(settings: ServerSettings, plugins: [any ClientPlugin], server: DIContainer, application: ApplicationReference) throws {
        givenConfiguration = settings.app
        name = try CurrentSetting(ProductSettings.displayName, in: settings.values)
        look = AppLook(settings.theme, plugins: plugins)
        self.plugins = plugins
        coordinator = AppCoordinator(tabs: TabBarCoordinator(plugins: plugins))
        self.application = application
        authenticator = try server.resolve((any Authenticator).self)
        clock = try server.resolve((any Core.Clock).self)
        random = try server.resolve((any RandomSource).self)
        flags = try server.resolve(FeatureFlags.self)
        analytics = try server.resolve((any AnalyticsService).self)
        network = settings.app.apiBaseURL.map { _ in AsyncHTTPClientTransport() }
        socket = settings.app.apiBaseURL.flatMap { SocketServerAddress(origin: settings.realtime.origin ?? $0) }
        givenDocument = LiveDocument(
            name: settings.app.displayName, styleSheet: look.styleSheet, isSecure: settings.isSecure, publicURL: URL(string: settings.publicURL),
            imageSources: look.imageSources, providerSources: try server.resolveIfRegistered(PageSources.self)?.origins ?? [],
            scripts: [MapScript.source, DirectionsScript.source, BoardScript.source, StepperScript.source, PhotoScript.source, PermissionScript.source]
                + plugins.flatMap(\.scripts) + Tumble.extras.scripts,
            headTags: Self.manifest(settings.app, look.theme).headTags)
    }

    private var configuration: AppConfiguration { givenConfiguration.named(name.value) }

    var document: LiveDocument {
        let name = name.value
        if name == givenDocument.name { return givenDocument }
        return givenDocument.named(name, headTags: Self.manifest(configuration, look.theme).headTags)
    }

    var refresher: any SessionRefreshing { AuthRefresher(client: client(session: nil)) }

    func personID(of tokens: Tokens) async -> Int? {
        try? await authenticator.authenticate(tokens.accessToken).id
    }

    func relay(
        _ path: String, file: UploadedFile?, ifNoneMatch tag: String?, session: AuthSession, address: String
    ) async throws(APIError) -> (HTTPResponse, Data) {
        let client = APIClient(
            http: http(for: address), baseURL: configuration.apiBaseURL, session: session, clock: clock, userAgent: configuration.bundleIdentifier)
        return try await client.relay(path, file: file.map { ($0.data, $0.type) }, ifNoneMatch: tag)
    }

    func makeRoot(_ visit: Visit) throws -> any LiveRoot {
        let container = DIContainer(name: "session")
        let (session, clock, random, flags) = (visit.session, clock, random, flags)
        // What an administrator does as somebody isn't what that person does.
        let analytics: any AnalyticsService = visit.viewingUntil == nil ? analytics : DisabledAnalyticsService()
        let gate = RealtimeGate()
        let (client, realtime) = (client(session: session, proofs: ProofGate(), for: visit), try realtime(session: session, gate: gate))
        container.register(AuthSession.self) { _ in session }
        container.register(APIClient.self) { _ in client }
        container.register((any Realtime).self) { _ in realtime }
        container.register((any Core.Clock).self) { _ in clock }
        container.register((any RandomSource).self) { _ in random }
        container.register(FeatureFlags.self) { _ in flags }
        container.register((any AnalyticsService).self) { _ in analytics }
        if let end = visit.viewingUntil { container.register(ViewingTime.self) { _ in ViewingTime(until: end, clock: clock) } }
        let store = try AppStore(
            plugins: plugins, coordinator: coordinator, container: container, configuration: configuration, language: visit.languages.first ?? .english,
            permissions: Permissions(location: visit.permission("location"), notifications: visit.permission("notifications")),
            showsLaunchScreen: visit.isColdStart)
        return LiveAppRoot(store: store, configuration: configuration, look: look, gate: gate, clock: clock)
    }

    /// Returns a client of the API.
    ///
    /// - Parameters:
    ///   - proofs: asks the person of the tab for proofs of who they are.
    ///   - visit: the tab that makes the calls, whose browser's address and user agent are passed on; nil for the product.
    func client(session: AuthSession?, proofs: ProofGate? = nil, for visit: Visit? = nil) -> APIClient {
        APIClient(
            http: http(for: visit?.remoteAddress ?? ServerRequest.inProcess), baseURL: configuration.apiBaseURL, session: session, proofs: proofs, clock: clock,
            userAgent: visit?.userAgent ?? configuration.bundleIdentifier)
    }

    private func http(for address: String) -> HTTPClient {
        guard let network else {
            return HTTPClient(transport: InProcessTransport(responder: application, remoteAddress: address), clock: clock, policy: .inProcess)
        }
        let interceptors = address == ServerRequest.inProcess ? [] : [ForwardedFor(address: address)]
        return HTTPClient(transport: network, clock: clock, random: random, policy: .network, interceptors: interceptors)
    }

    /// Returns realtime for a session. Through a socket to another process the gate isn't used, since changes have already arrived.
    private func realtime(session: AuthSession, gate: RealtimeGate) throws -> any Realtime {
        if let socket {
            return SocketRealtime(socket, session: session, fields: ["User-Agent": configuration.bundleIdentifier], clock: clock, random: random)
        }
        return InProcessRealtime(hub: try application.get().hub, authenticator: authenticator, session: session, gate: gate)
    }
}

extension Visit {
    /// Returns a permission that the browser reported.
    fileprivate func permission(_ use: String) -> Permission { deviceReports[use].flatMap(Permission.init(rawValue:)) ?? .undecided }
}
