import Core
import CoreTesting
import Crypto
import Foundation
import Networking
import NotificationsAPI
import Persistence
import ServerTesting
import Testing

@testable import NotificationsServer

struct SubscribingTests {
    private static let keys = try? VAPIDKeys(pem: VAPIDKeys.generatePEM() + VAPIDKeys.generatePEM())
    private let browser = FakeBrowser(1)

    private func server() async throws -> NotificationsTestServer { try await NotificationsTestServer(pushKeys: try #require(Self.keys)) }

    private func subscribe(
        _ browser: FakeBrowser, _ test: NotificationsTestServer, as client: APIClient? = nil, session: Int = 100
    ) async throws -> PushReceipt {
        test.sessions.current.value = session
        return try await (client ?? test.casey).call(NotificationsEndpoints.subscribe, SubscribeRequest(browser.subscription))
    }

    private func rows(_ test: NotificationsTestServer) async throws -> [[Int]] {
        try await test.server.database.read { transaction in
            try transaction.rows("SELECT person_id, session_id FROM notifications_subscription ORDER BY id")
                .map { [try $0.get("person_id"), try $0.get("session_id")] }
        }
    }

    @Test func `a session has one subscription, and a browser belongs to who signed in last`() async throws {
        let test = try await server()
        let first = try await subscribe(browser, test)
        #expect(try await subscribe(browser, test) == first)
        _ = try await subscribe(FakeBrowser(2), test)
        #expect(try await rows(test) == [[7, 100]])
        _ = try await subscribe(FakeBrowser(2), test, as: test.server.client(as: .customer(8)), session: 200)
        #expect(try await rows(test) == [[8, 200]])
    }

    @Test func `of too many browsers the one that was seen longest ago goes`() async throws {
        let test = try await server()
        for number in 1...22 {
            _ = try await subscribe(FakeBrowser(number), test, session: number)
            test.server.clock.advance(by: .seconds(1))
        }
        #expect(try await rows(test).map { $0[1] } == Array(3...22))
    }

    @Test func `ending it is the session's own, and may be repeated`() async throws {
        let test = try await server()
        _ = try await subscribe(browser, test)
        _ = try await subscribe(FakeBrowser(2), test, session: 101)
        for _ in 0..<2 { _ = try await test.casey.call(NotificationsEndpoints.endSubscription) }
        #expect(try await rows(test) == [[7, 100]])
    }

    @Test func `subscriptions of ended sessions are removed`() async throws {
        let test = try await server()
        for number in 1...3 { _ = try await subscribe(FakeBrowser(number), test, session: number) }
        test.sessions.ended.value = [1, 3]
        try await test.run("subscriptions of ended sessions are removed")
        #expect(try await rows(test) == [[7, 2]])
    }

    @Test func `the database holds neither address nor keys`() async throws {
        let test = try await server()
        _ = try await subscribe(browser, test)
        let row = try await test.server.database.read { transaction in
            let row = try #require(try transaction.first("SELECT * FROM notifications_subscription"))
            return try (row.get("endpoint_hash", as: String.self), row.get("sealed", as: String.self))
        }
        let bytes = try #require(Data(base64Encoded: row.1))
        #expect(bytes.range(of: Data("push.example".utf8)) == nil && !row.0.contains("push"))
        let seal = SubscriptionSeal(key: SymmetricKey(data: Data(repeating: 7, count: 32)))
        #expect(seal.open(row.1, hash: row.0) == browser.subscription && seal.open(row.1, hash: "other") == nil)
        #expect(SubscriptionSeal(key: SymmetricKey(size: .bits256)).open(row.1, hash: row.0) == nil)
    }

    @Test func `a worker renews its subscription without a sign-in, until the session ends`() async throws {
        let test = try await server()
        let receipt = try await subscribe(browser, test)
        let nobody = test.server.client(as: nil)
        let request = RenewRequest(FakeBrowser(2).subscription, renewal: receipt.renewal, key: try #require(Self.keys).current)
        let renewed = try await nobody.call(NotificationsEndpoints.renew, request)
        #expect(try await rows(test) == [[7, 100]])
        // The row of the old token is gone.
        #expect(await failure { () throws(APIError) in try await nobody.call(NotificationsEndpoints.renew, request) }?.status == 404)
        test.sessions.ended.value = [100]
        let again = RenewRequest(browser.subscription, renewal: renewed.renewal)
        #expect(await failure { () throws(APIError) in try await nobody.call(NotificationsEndpoints.renew, again) }?.status == 404)
        for token in ["", "x", receipt.renewal.dropLast() + "_"] {
            let forged = RenewRequest(browser.subscription, renewal: String(token))
            #expect(await failure { () throws(APIError) in try await nobody.call(NotificationsEndpoints.renew, forged) }?.code == "invalid_token")
        }
    }

    @Test func `what is no subscription is refused by its field`() async throws {
        let test = try await server()
        let good = browser.subscription
        let bad: [(SubscribeRequest, String)] = [
            (SubscribeRequest(PushSubscription(endpoint: "https://10.0.0.1/x", keys: good.keys)), "endpoint"),
            (SubscribeRequest(PushSubscription(endpoint: "", keys: good.keys)), "endpoint"),
            (SubscribeRequest(PushSubscription(endpoint: good.endpoint, keys: PushKeys(p256dh: "AAAA", auth: good.keys.auth))), "keys"),
            (SubscribeRequest(PushSubscription(endpoint: good.endpoint, keys: PushKeys(p256dh: good.keys.p256dh, auth: ""))), "keys"),
            (SubscribeRequest(good, key: "AAAA"), "key"),
        ]
        for (request, field) in bad {
            let error = await failure { () throws(APIError) in try await test.casey.call(NotificationsEndpoints.subscribe, request) }
            #expect(error?.status == 422 && error?.fields[field] != nil, "\(field)")
        }
        #expect(try await rows(test).isEmpty)
    }

    @Test func `a product that pushes nothing says so`() async throws {
        let test = try await NotificationsTestServer()
        let request = SubscribeRequest(browser.subscription)
        #expect(await failure { () throws(APIError) in try await test.casey.call(NotificationsEndpoints.subscribe, request) }?.code == "push_off")
        let preferences = try await test.casey.call(NotificationsEndpoints.preferences)
        #expect(preferences.pushKey == nil && preferences.channels == [.inApp])
        let pushing = try await server()
        let offered = try await pushing.casey.call(NotificationsEndpoints.preferences)
        #expect(offered.pushKey == Self.keys?.current && offered.channels == [.inApp, .push])
    }
}
