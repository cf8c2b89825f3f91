import Foundation
import ProcessTesting
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(2)))
struct BadInputTests {
    private static let password = "a passphrase that nobody logs"
    private static let note = "what-a-customer-typed"

    @Test func `bad input gets the envelope with the right status, the server lives, and its log tells no secret`() async throws {
        try await RunningServer.with(settings: ["LOG_LEVEL=debug"]) { server in
            let nobody = try await server.client()
            let registered = try await nobody.post(
                "/auth/register", ["name": "Robin Rivera", "email": "robin@example.com", "password": .string(Self.password)])
            let token = try #require(registered.data["accessToken"].string)
            let customer = nobody.signedIn(token)
            let stranger = try await server.signIn("customer")
            let order = try #require(try await customer.post("/orders", Samples.order()).data["id"].int)

            try await expectMalformedIsRefused(customer)
            try await expectLargeIsRefused(server)
            try await expectInvalidIsRefused(customer, order)
            try await expectOthersSeeNothing(stranger, nobody, order)
            try await expectTokensAreRefused(server, token)
            #expect(try await customer.get("/orders").data["total"] == 1, "Nothing of all this became an order.")
            #expect(try await nobody.get("/health").status == 200)

            let log = await server.log
            let refresh = try #require(registered.data["refreshToken"].string)
            #expect(log.contains("/api/v1/orders"), "The log was looked at.")
            for word in ["Fatal error", "Backtrace", "Stack dump", "Crash", "Current stack trace", Self.password, Self.note, token, refresh, "tumble-demo"] {
                #expect(!log.contains(word), "\(word) in the log")
            }
        }
    }

    private func expectMalformedIsRefused(_ customer: WireClient) async throws {
        for body in ["{\"bags\": 2,", "[]", "bags", "{\"bags\": 2}}"] {
            let answer = try await customer.send("POST", "/orders", Data(body.utf8))
            #expect(answer.status == 400, "\(body): \(answer)")
        }
        let nul = try await customer.send("POST", "/orders", Data("{\"bags\": 2, \"notes\": \"\u{0}\"}".utf8))
        #expect(nul.status == 400, "\(nul)")
        let escaped = try await customer.send("POST", "/orders", Data(#"{"bags": 2, "pickupMode": "ASAP", "notes": "a\u0000b"}"#.utf8))
        #expect(escaped.status == 422, "\(escaped)")
        #expect(escaped.code == "invalid_characters")
        let path = try await customer.get("/orders/%00")
        #expect([400, 404, 422].contains(path.status), "\(path)")
    }

    /// Sends what is refused before it is read; with URLSession, because AsyncHTTPClient drops an answer that comes while it still sends.
    private func expectLargeIsRefused(_ server: RunningServer) async throws {
        let address = try #require(await server.address)
        let url = try #require(URL(string: "http://\(address)/api/v1/orders"))
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        let body = Data(repeating: UInt8(ascii: "x"), count: 10_000_000)
        let (data, response) = try await URLSession.shared.upload(for: request, from: body)
        let fields = try #require(response as? HTTPURLResponse)
        let headers = fields.allHeaderFields.map { ("\($0.key)".lowercased(), "\($0.value)") }
        let answer = Answer(status: fields.statusCode, headers: Dictionary(headers) { $1 }, body: data)
        #expect(answer.status == 413, "\(answer)")
        #expect(answer.code == "body_too_large")
        #expect(answer.faults == [])
    }

    private func expectInvalidIsRefused(_ customer: WireClient, _ order: Int) async throws {
        let types = try await customer.post("/orders", ["bags": "two", "pickupMode": "ASAP", "notes": .string(Self.note)])
        #expect(types.status == 422, "\(types)")
        #expect(types.json["fields"].keys == ["bags"])
        let empty = try await customer.send("POST", "/orders")
        #expect(empty.status == 422, "\(empty)")
        #expect(empty.json["fields"].keys.contains("bags"))
        let missing = try await customer.post("/orders", ["bags": 2])
        #expect(missing.status == 422, "\(missing)")
        #expect(missing.json["fields"].keys == ["pickupMode"])
        for bags in [-1, 0, 21, Int(Int32.max)] {
            let answer = try await customer.post("/orders", Samples.order(bags: bags))
            #expect(answer.status == 422, "\(answer)")
            #expect(answer.json["fields"].keys == ["bags"])
        }
        let fraction = try await customer.post("/orders", ["bags": 1.5, "pickupMode": "ASAP"])
        #expect(fraction.status == 422, "\(fraction)")
        let stage = try await customer.put("/orders/\(order)", ["stage": "teleported"])
        #expect(stage.status == 422, "\(stage)")
        #expect(stage.json["fields"].keys == ["stage"])
        let illegal = try await customer.put("/orders/\(order)", ["stage": "delivered"])
        #expect(illegal.status == 409, "\(illegal)")
        #expect(illegal.code == "illegal_transition")
        #expect(illegal.json["allowedActions"] == ["canceled"])
    }

    private func expectOthersSeeNothing(_ stranger: WireClient, _ nobody: WireClient, _ order: Int) async throws {
        for path in ["/orders/\(order)", "/orders/\(order)/timeline", "/orders/999999", "/orders/abc", "/nothing/here"] {
            let answer = try await stranger.get(path)
            #expect(answer.status == 404 || path == "/orders/abc" && [400, 422].contains(answer.status), "\(path): \(answer)")
        }
        #expect(try await stranger.post("/orders/\(order)/cancel", ["reason": "mine now"]).status == 404)
        #expect(try await stranger.get("/dispatch/dashboard").status == 403)
        #expect(try await stranger.put("/drivers/status", ["online": true]).status == 403)
        #expect(try await stranger.send("DELETE", "/orders").status == 405)
        let unknown = try await nobody.post("/auth/login", ["email": "nobody@example.com", "password": .string(Self.password)])
        let wrong = try await nobody.post("/auth/login", ["email": "customer@tumble.example", "password": .string(Self.password)])
        #expect(unknown.status == 401)
        #expect(unknown.json == wrong.json, "Whether an account exists isn't told.")
    }

    private func expectTokensAreRefused(_ server: RunningServer, _ token: String) async throws {
        let mint = try TokenMint(dataFolder: server.folder.data)
        #expect(try await server.client(token: mint.token(like: token, changing: [:])).get("/auth/me").status == 200)
        let expired = try await server.client(token: mint.token(like: token, changing: ["exp": 1_767_268_800])).get("/orders")
        #expect(expired.status == 401, "\(expired)")
        #expect(expired.code == "token_expired")
        let foreign = try mint.token(like: token, changing: ["iss": "somebody.else"])
        for bad in [foreign, "garbage", "a.b.c", String(token.dropLast(4)) + "AAAA", String(repeating: "x", count: 5000)] {
            #expect(try await server.client(token: bad).get("/orders").status == 401)
        }
        #expect(try await server.client().get("/orders").status == 401)
    }
}
