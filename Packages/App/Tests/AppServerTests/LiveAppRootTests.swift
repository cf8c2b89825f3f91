import Core
import LiveUI
import Networking
import ServerCore
import Testing

@testable import AppServer

/// Owns a root as a tab does.
private actor Owner {
    private let root: any LiveRoot
    private var turns = 0

    init(_ app: TumbleLiveApp) throws {
        let session = AuthSession(store: InMemoryTokenStore(), refresher: NoRefresh(), clock: SystemClock())
        root = try app.makeRoot(Visit(session: session, path: "/", isColdStart: false, languages: [.polish]))
    }

    var language: Language { root.language }

    /// Runs the loop until its first turn has been taken.
    func run() async -> Int {
        await root.run {
            // Crashes the test where the loop left the owner: two threads would change one state.
            assertIsolated()
            turns += 1
            root.stop()
        } settled: {
        }
        return turns
    }
}

struct LiveAppRootTests {
    private func makeOwner() async throws -> Owner {
        try Owner(try await makeProduct().application.container.resolve(TumbleLiveApp.self))
    }

    @Test func `a store's loop stays on its owner`() async throws {
        #expect(try await makeOwner().run() > 0)
    }

    @Test func `a page speaks the language of its visit`() async throws {
        #expect(try await makeOwner().language == .polish)
    }
}
