import CoreTesting
import ServerCore
import Testing

@testable import LiveUI

@Suite(.timeLimit(.minutes(1)))
struct SceneTests {
    /// What an app was told of its scene, in order.
    private func scenes(_ fixture: LiveFixture) -> [String] { fixture.app.log.value.filter { ["seen", "unseen"].contains($0) } }

    @Test func `a page is unseen until it is connected, and again while it is parked`() async throws {
        let fixture = try await LiveFixture.make()
        let page = try await fixture.visit()
        #expect(scenes(fixture) == ["unseen"])
        let tab = try await fixture.connect(page)
        #expect(scenes(fixture) == ["unseen", "seen"])
        await tab.leave()
        #expect(scenes(fixture) == ["unseen", "seen", "unseen"])
        let again = try await fixture.connect(page)
        #expect(scenes(fixture) == ["unseen", "seen", "unseen", "seen"])
        await again.leave()
    }

    @Test func `a page hears of its connection, also while the browser hides it`() async throws {
        let fixture = try await LiveFixture.make()
        func connections() -> [String] { fixture.app.log.value.filter { ["connected", "alone"].contains($0) } }
        let page = try await fixture.visit()
        #expect(connections() == [])
        let tab = try await fixture.connect(page)
        tab.send(["kind": "hidden"])
        _ = try await tab.settled()
        #expect(connections() == ["connected"])
        await tab.leave()
        #expect(connections() == ["connected", "alone"])
        let again = try await fixture.connect(page)
        #expect(connections() == ["connected", "alone", "connected"])
        await again.leave()
    }

    @Test func `a page that the browser hides is unseen as a parked one is`() async throws {
        let fixture = try await LiveFixture.make()
        let tab = try await fixture.connect(try await fixture.visit())
        for kind in ["hidden", "hidden", "visible", "visible"] { tab.send(["kind": kind]) }
        _ = try await tab.settled()
        #expect(scenes(fixture) == ["unseen", "seen", "unseen", "seen"])
        tab.send(["kind": "hidden"])
        _ = try await tab.settled()
        await tab.leave()
        #expect(scenes(fixture) == ["unseen", "seen", "unseen", "seen", "unseen"])
    }

    @Test func `a page that connects while it is hidden stays unseen until it is shown`() async throws {
        let fixture = try await LiveFixture.make()
        let page = try await fixture.visit()
        let tab = fixture.socket(cookie: page.cookie)
        tab.send(["kind": "hello", "id": page.session, "path": "/place", "hidden": true])
        _ = try await tab.settled()
        #expect(scenes(fixture) == ["unseen"])
        tab.send(["kind": "visible"])
        _ = try await tab.settled()
        #expect(scenes(fixture) == ["unseen", "seen"])
        await tab.leave()
    }

    @Test func `a socket that takes another's place leaves the page seen; one that is thrown out doesn't`() async throws {
        let fixture = try await LiveFixture.make()
        let page = try await fixture.visit()
        let first = try await fixture.connect(page)
        let second = try await fixture.connect(page)
        #expect(await first.closed() == .replaced)
        #expect(scenes(fixture) == ["unseen", "seen"])
        second.send(["kind": "nonsense"])
        #expect(await second.closed() == .unreadable)
        #expect(scenes(fixture) == ["unseen", "seen", "unseen"])
    }
}
