import Core
import CoreTesting
import Foundation
import Networking
import UI

@testable import LiveUI

/// A counter with a text field, a list and a sign-in: enough of an app for a tab.
final class CounterRoot: LiveRoot {
    struct State {
        var count = 0
        var name = ""
        var path: String
        var isRunning = false
        var isDetailShown = false
        var isSignedIn = false
        var filler = ""
    }

    enum Action: Sendable {
        case tapped, startTapped, detailTapped, signInTapped, signOutTapped
        case nameChanged(String)
        case opened(String)
        case restored(Bool)
        case filled(String)
        case countRestored(Int)
    }

    let store: Store<State, Action>
    private let app: CounterApp
    private let visit: Visit

    init(app: CounterApp, visit: Visit) {
        self.app = app
        self.visit = visit
        let session = visit.session
        store = Store(initial: State(path: visit.path)) { state, action in
            app.log.withLock { $0.append("\(action)") }
            switch action {
            case .tapped: state.count += 1
            case .startTapped: state.isRunning.toggle()
            case .detailTapped: state.isDetailShown.toggle()
            case .nameChanged(let name): state.name = name
            case .opened(let path): state.path = path == "/redirect" ? "/place" : path
            case .restored(let isSignedIn): state.isSignedIn = isSignedIn
            case .filled(let text): state.filler = text
            case .countRestored(let count): state.count = count
            case .signInTapped:
                return .run { send in
                    let tokens = Tokens(accessToken: "access", refreshToken: "refresh", expiresAt: Date(timeIntervalSince1970: 4_000_000_000))
                    try? await session.begin(tokens)
                    send(.restored(true))
                }
            case .signOutTapped:
                return .run { send in
                    await session.end()
                    send(.restored(false))
                }
            }
            return .none
        }
        store.send(.opened(visit.path))
        let post = store.post
        app.posts.withLock { $0.append(post) }
        Task { post(.restored(await session.tokens() != nil)) }
    }

    var language: Language { visit.languages.first ?? .english }
    var location: String { store.state.path }
    var isBusy: Bool { store.isBusy }

    func render(extents: LazyExtents) -> Render {
        let (state, app, store) = (store.state, app, store)
        return Renderer.render(
            VStack {
                Text("Count \(state.count)").id("count").padding(state.count > 0 ? 12 : 8)
                Text(state.isSignedIn ? "Somebody" : "Nobody").id("person")
                Text(state.filler).id("filler")
                Button("Add") { store.send(.tapped) }
                Button(state.isRunning ? "Stop" : "Start") { store.send(.startTapped) }
                Button("Detail") { store.send(.detailTapped) }
                Button(state.isSignedIn ? "Sign out" : "Sign in") { store.send(state.isSignedIn ? .signOutTapped : .signInTapped) }
                Group {
                    EmptyView().hook("namer") { store.send(.nameChanged($0)) }
                    Form { TextField("Name", text: Binding(get: { state.name }, set: { store.send(.nameChanged($0)) })) }
                }
                if state.isDetailShown {
                    Text("Detail")
                        .onAppear { app.log.withLock { $0.append("appeared") } }
                        .onDisappear { app.log.withLock { $0.append("disappeared") } }
                        .task { await app.work() }
                }
                LazyVStack { ForEach(0..<120, id: \.self) { Text("Row \($0)") } }
            }
            .navigationTitle("Counter"), extents: extents)
    }

    var drafts: Data? { app.keepsCount && store.state.count > 0 ? Data("\(store.state.count)".utf8) : nil }
    func restore(drafts: Data) { store.send(.countRestored(Int(String(decoding: drafts, as: UTF8.self)) ?? 0)) }

    func open(_ path: String) { store.send(.opened(path)) }
    func returnedToForeground() { app.log.withLock { $0.append("returned") } }
    func sceneChanged(isActive: Bool) { app.log.withLock { $0.append(isActive ? "seen" : "unseen") } }
    func connectionChanged(isConnected: Bool) { app.log.withLock { $0.append(isConnected ? "connected" : "alone") } }
    func drain() -> Bool { store.drain() }
    nonisolated(nonsending) func run(changed: () -> Void, settled: () -> Void) async {
        await store.run(changed: changed, settled: settled)
    }
    func stop() { store.stop() }
}

struct CounterApp: LiveApp {
    let document: LiveDocument
    /// What happened in any tab.
    let log = LockedValue<[String]>([])
    /// Ways into the tabs' stores.
    let posts = LockedValue<[Send<CounterRoot.Action>]>([])
    /// The tabs that were opened.
    let visits = LockedValue<[Visit]>([])

    /// Whether the count is a draft.
    let keepsCount: Bool

    init(isSecure: Bool = false, publicURL: URL? = nil, imageSources: [String] = [], providerSources: [String] = [], keepsCount: Bool = false) {
        self.keepsCount = keepsCount
        document = LiveDocument(
            name: "Counter", styleSheet: "body{}", isSecure: isSecure, publicURL: publicURL, imageSources: imageSources, providerSources: providerSources)
    }

    var refresher: any SessionRefreshing { NoRefresh() }

    func personID(of tokens: Tokens) async -> Int? { 7 }

    func makeRoot(_ visit: Visit) throws -> any LiveRoot {
        visits.withLock { $0.append(visit) }
        return CounterRoot(app: self, visit: visit)
    }

    /// A task of a view: goes on until it is cancelled.
    func work() async {
        log.withLock { $0.append("task began") }
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        for await _ in stream {}
        log.withLock { $0.append(Task.isCancelled ? "task cancelled" : "task ended") }
        continuation.finish()
    }
}

struct NoRefresh: SessionRefreshing {
    func refresh(_ refreshToken: String) async throws(APIError) -> Tokens { throw .unauthorized() }
}
