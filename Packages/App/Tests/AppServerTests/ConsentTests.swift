import Auth
import AuthAPI
import Core
import Persistence
import ServerCore
import Testing

@testable import AppServer

/// What the page of privacy asks of the server.
struct ConsentTests {
    @Test func `nobody is counted until they agree, and not any more once they take that back`() async throws {
        let server = try await makeProduct(["ANALYTICS": "YES"])
        let session = try await server.session(as: "customer")
        let auth = LiveAuthService(client: server.client(session: session), session: session)
        let id = try await auth.me().id
        let analytics = try server.application.container.resolve((any AnalyticsService).self)
        #expect(try await !auth.analyticsConsent())
        for isGiven in [true, false] {
            #expect(try await auth.chooseAnalytics(isGiven) == isGiven)
            #expect(try await auth.analyticsConsent() == isGiven)
            await analytics.track(AnalyticsEvent("test.page"), by: id)
            let count = try await server.database.read { try $0.value(Int.self, "SELECT COUNT(*) FROM core_analytics_event") }
            // With the registration, from before anybody could agree.
            #expect(count == (isGiven ? 2 : 0))
        }
    }
}
