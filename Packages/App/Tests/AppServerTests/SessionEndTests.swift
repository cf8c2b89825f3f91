import AuthAPI
import AuthServer
import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import ServerCore
import Testing

@testable import AppServer
@testable import LiveUI

extension LiveSession {
    /// Whether the tab shows the page that one signs in with.
    fileprivate func asksForSignIn() async -> Bool { await shows("auth.submit") }
}

@Suite(.timeLimit(.minutes(5)))
struct SessionEndTests {
    @Test func `a changed password signs out the person's other browsers at once, and not the one where it was changed`() async throws {
        let server = try await makeProduct()
        let (here, elsewhere) = (try await SignedInBrowser(server, cookie: "a"), try await SignedInBrowser(server, cookie: "b"))
        let (tab, other) = (try await here.tab(), try await elsewhere.tab())
        #expect(await !tab.asksForSignIn())
        #expect(await !other.asksForSignIn())
        _ = try await here.client.call(
            AuthEndpoints.changePassword, ChangePasswordRequest(currentPassword: "tumble-demo", newPassword: "a brand new passphrase"))
        try await eventually { await other.asksForSignIn() }
        #expect(await !tab.asksForSignIn())
        // Its row goes a moment after its pages did.
        try await eventually { try await elsewhere.live.browsers.repository.find(elsewhere.id) == nil }
    }

    @Test func `a device that is signed out shows the sign-in page at once, in one tab of it that stays`() async throws {
        let server = try await makeProduct()
        let (here, elsewhere) = (try await SignedInBrowser(server, cookie: "a"), try await SignedInBrowser(server, cookie: "b"))
        let tabs = [try await elsewhere.tab(), try await elsewhere.tab()]
        let device = try #require(try await here.client.call(AuthEndpoints.sessions).first { !$0.current })
        _ = try await here.client.call(AuthEndpoints.revokeSession, IDInput(id: device.id))
        try await eventually { await elsewhere.live.sessionCount == 1 }
        var signedOut = 0
        while signedOut == 0 {
            for tab in tabs where await tab.closing == nil {
                if await tab.asksForSignIn() { signedOut += 1 }
            }
        }
        #expect(signedOut == 1)
    }

    @Test func `a disabled account's pages show the sign-in page at once, and its browser's session goes`() async throws {
        let server = try await makeProduct()
        let browser = try await SignedInBrowser(server, cookie: "a")
        let tab = try await browser.tab()
        #expect(await !tab.asksForSignIn())
        try await server.application.container.resolve(AccountCommands.self).disable("customer@tumble.example")
        try await eventually { await tab.asksForSignIn() }
        try await eventually { try await browser.live.browsers.repository.find(browser.id) == nil }
        let refused = await #expect(throws: APIError.self) { try await browser.client.call(AuthEndpoints.me) }
        #expect(refused?.status == 401)
    }
}
