import Core
import CoreTesting
import Foundation
import HTTPTypes
import Testing

struct HTTPRedirectTests {
    private func follow(
        _ location: String, _ code: Int = 302, method: HTTPRequest.Method = .get, policy redirects: HTTPRedirectPolicy = .anywhere(), body: String = ""
    ) async throws -> (HTTPRequest, Int) {
        let transport = FakeTransport { request, body in
            let isFirst = request.path == "/start"
            let fields: HTTPFields = isFirst ? [.location: location] : [:]
            return (HTTPResponse(status: .init(code: isFirst ? code : 200), headerFields: fields), body)
        }
        var policy = HTTPClientPolicy()
        policy.redirects = redirects
        let client = HTTPClient(transport: transport, clock: TestClock(), policy: policy)
        let fields: HTTPFields = [.authorization: "Bearer secret", .cookie: "a=b", .contentType: "text/plain", .accept: "text/plain"]
        let request = HTTPRequest(method: method, scheme: "https", authority: "api.example.com", path: "/start", headerFields: fields)
        let (_, response) = try await client.data(for: request, body: Data(body.utf8))
        return (try #require(transport.requests.value.last), response.status.code)
    }

    @Test(arguments: [
        ("/next?a=%20b", "api.example.com", "/next?a=%20b"), ("next", "api.example.com", "/next"), ("https://api.example.com", "api.example.com", "/"),
        ("//other.example.com/x", "other.example.com", "/x"), ("https://[::1]:8443/x", "[::1]:8443", "/x"),
    ])
    func `addresses are resolved against the request's`(location: String, authority: String, path: String) async throws {
        let (request, code) = try await follow(location)
        #expect(code == 200)
        #expect(request.authority == authority)
        #expect(request.path == path)
    }

    @Test func `credentials stay within the origin`() async throws {
        #expect(try await follow("/next").0.headerFields[.authorization] == "Bearer secret")
        let elsewhere = try await follow("https://other.example.com/next").0.headerFields
        #expect(elsewhere[.authorization] == nil && elsewhere[.cookie] == nil)
        #expect(elsewhere[.accept] == "text/plain")
    }

    @Test(arguments: [(301, HTTPRequest.Method.get), (302, .get), (303, .get), (307, .post), (308, .post)])
    func `a POST stays one only where the status says so`(code: Int, method: HTTPRequest.Method) async throws {
        let request = try await follow("/next", code, method: .post, body: "x").0
        #expect(request.method == method)
        #expect((request.headerFields[.contentType] == nil) == (method == .get))
    }

    @Test func `another origin, an insecure one and what can't be read are refused`() async {
        await #expect(throws: HTTPClientError.redirect("The redirect leads to another server, other.example.com.")) {
            try await follow("https://other.example.com/", policy: .sameOrigin())
        }
        for policy in [HTTPRedirectPolicy.sameOrigin(), .anywhere()] {
            await #expect(throws: HTTPClientError.redirect("The redirect leads to an insecure connection.")) {
                try await follow("http://api.example.com/", policy: policy)
            }
        }
        await #expect(throws: HTTPClientError.redirect("The redirect's Location can't be parsed.")) { try await follow("https://") }
    }

    @Test func `without a policy the redirect is the response, and so it is without an address`() async throws {
        #expect(try await follow("/next", policy: .none).1 == 302)
        #expect(try await follow("/next", 304).1 == 304)
    }

    @Test func `circles end`() async {
        await #expect(throws: HTTPClientError.redirect("The server sent more than 3 redirects in a row.")) {
            try await follow("/start", policy: .anywhere(limit: 3))
        }
    }
}
