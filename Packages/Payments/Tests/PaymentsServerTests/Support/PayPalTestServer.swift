import Core
import CoreTesting
import Foundation
import HTTPTypes
import NetworkingNIO
import Testing

@testable import PaymentsServer

/// A server written from PayPal's published reference, which `Scripts/test` starts and names in `TUMBLE_TEST_PAYPAL`.
struct PayPalTestServer: Sendable {
    static let address = ProcessInfo.processInfo.environment["TUMBLE_TEST_PAYPAL"]
    static var isRunning: Bool { address != nil }

    let gateway: PayPalGateway
    private let authority: String
    private let http: HTTPClient
    private let transport = AsyncHTTPClientTransport()

    /// Runs a test, and closes the connections.
    static func run(secret: String = "secret", _ body: @Sendable (PayPalTestServer) async throws -> Void) async throws {
        let server = try PayPalTestServer(secret)
        do {
            try await body(server)
        } catch {
            try await server.transport.shutdown()
            throw error
        }
        try await server.transport.shutdown()
    }

    private init(_ secret: String) throws {
        let settings = try #require(
            PayPalSettings(
                clientID: "client", clientSecret: secret, webhookID: "WH1", api: Self.address ?? "http://127.0.0.1:1", publicURL: "http://127.0.0.1:2/"))
        authority = settings.authority
        http = HTTPClient(transport: transport, clock: SystemClock())
        gateway = PayPalGateway(settings: settings, transport: transport, clock: SystemClock(), random: SystemRandomSource())
    }

    /// A saved account that behaves in a way, which its customer has approved on PayPal's page.
    func method(_ behavior: String = "works", _ key: String) async throws -> GatewayMethodID {
        let setup = try await gateway.beginSetup(customer: "person-5", key: "\(key)-setup")
        #expect(try await gateway.method(ofSetup: setup.id) == nil)
        try await approve(setup.page, behavior: behavior)
        return try #require(try await gateway.method(ofSetup: setup.id)).id
    }

    /// Approves what a page of PayPal asks.
    func approve(_ page: String?, behavior: String = "works") async throws {
        let url = try #require(page.flatMap { URL(string: $0) })
        try await post("\(url.path)?\(url.query ?? "")&behavior=\(behavior)")
    }

    /// Disturbs the next call whose path contains a text.
    func disturb(_ path: String, _ kind: String, times: Int = 1) async throws {
        try await post("/_faults", #"{"path":"\#(path)","kind":"\#(kind)","times":\#(times)}"#)
    }

    /// The number of calls so far whose path is this one.
    func calls(_ path: String) async throws -> Int {
        let request = HTTPRequest(method: .get, scheme: "http", authority: authority, path: "/_calls")
        return try JSONDecoder().decode([String].self, from: try await http.data(for: request).0).count { $0 == path }
    }

    /// Lets the time pass after which an authorization ends.
    func expire(_ payment: String) async throws { try await post("/_expire/\(payment)") }

    /// A notice as PayPal sends it, about the last change of a payment.
    func notice(_ payment: String, _ type: String) async throws -> (fields: HTTPFields, body: [UInt8]) {
        struct Notice: Decodable {
            let headers: [String: String]
            let body: String
        }
        let sent = try JSONDecoder().decode(Notice.self, from: try await post("/_notice/\(payment)?type=\(type)"))
        var fields = HTTPFields()
        for (name, value) in sent.headers { if let name = HTTPField.Name(name) { fields[name] = value } }
        return (fields, Array(sent.body.utf8))
    }

    @discardableResult private func post(_ path: String, _ body: String = "") async throws -> Data {
        var request = HTTPRequest(method: .post, scheme: "http", authority: authority, path: path)
        request.headerFields[.contentType] = "application/json"
        let (data, response) = try await http.data(for: request, body: Data(body.utf8))
        guard response.status.kind == .successful || response.status.kind == .redirection else {
            throw StripeTestError(description: String(decoding: data, as: UTF8.self))
        }
        return data
    }
}
