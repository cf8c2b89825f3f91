import Core
import CoreTesting
import Foundation
import HTTPTypes
import NetworkingNIO
import Testing

@testable import PaymentsServer

/// localstripe behind our proxy, which `Scripts/test` starts and names in `TUMBLE_TEST_STRIPE`.
struct StripeTestServer: Sendable {
    static let address = ProcessInfo.processInfo.environment["TUMBLE_TEST_STRIPE"]
    static var isRunning: Bool { address != nil }

    let gateway: StripeGateway
    /// The proxy's host and port.
    private let authority: String
    private let http: HTTPClient
    private let transport = AsyncHTTPClientTransport()

    /// Runs a test, and closes the connections.
    static func run(attemptTimeout: Duration = .seconds(15), _ body: @Sendable (StripeTestServer) async throws -> Void) async throws {
        let server = StripeTestServer(attemptTimeout)
        do {
            try await body(server)
        } catch {
            try await server.transport.shutdown()
            throw error
        }
        try await server.transport.shutdown()
    }

    private init(_ attemptTimeout: Duration) {
        var settings = StripeSettings.test(api: Self.address ?? "http://127.0.0.1:1")
        settings.attemptTimeout = attemptTimeout
        authority = settings.authority
        http = HTTPClient(transport: transport, clock: SystemClock())
        gateway = StripeGateway(settings: settings, transport: transport, clock: SystemClock(), random: SystemRandomSource())
    }

    /// A customer with a saved card, as the browser's script saves one: with the publishable key and the setup's secret, not through us.
    func method(card number: String, _ key: String) async throws -> GatewayMethodID {
        let customer = try await gateway.createCustomer(GatewayCustomer(reference: "person-5", email: "a@example.org"), key: "\(key)-customer")
        let setup = try await gateway.beginSetup(customer: customer, key: "\(key)-setup")
        #expect(try await gateway.method(ofSetup: setup.id) == nil)
        let form: StripeForm = [
            "key": "pk_test_12345", "client_secret": setup.clientSecret, "payment_method_data[type]": "card", "payment_method_data[card][number]": number,
            "payment_method_data[card][exp_month]": "12", "payment_method_data[card][exp_year]": "2030", "payment_method_data[card][cvc]": "123",
        ]
        try await post("/v1/setup_intents/\(setup.id)/confirm", form.encoded)
        guard let method = try await gateway.method(ofSetup: setup.id) else { throw StripeTestError(description: "The card wasn't saved.") }
        return method.id
    }

    /// A card that is given to no setup; localstripe makes one for anybody who has the secret key.
    func card(_ number: String) async throws -> String {
        let form: StripeForm = ["type": "card", "card[number]": number, "card[exp_month]": "12", "card[exp_year]": "2030", "card[cvc]": "123"]
        return try JSONDecoder().decode(StripeMethod.self, from: try await post("/v1/payment_methods", form.encoded)).id
    }

    /// Confirms a payment with the customer's bank, or fails to.
    func confirm(_ payment: GatewayPayment, success: Bool) async throws {
        let form: StripeForm = ["key": "pk_test_12345", "client_secret": payment.clientSecret ?? "", "success": "\(success)"]
        try await post("/v1/payment_intents/\(payment.id)/_authenticate", form.encoded)
    }

    /// Disturbs the next call whose path contains a text; see Tests/Payments/stripe_proxy.py.
    func disturb(
        _ path: String, _ kind: String, key: String = "", times: Int = 1, seconds: Double = 0, status: Int = 503, retryAfter: String? = nil
    ) async throws {
        let headers = retryAfter.map { #"{"Retry-After":"\#($0)"}"# } ?? "{}"
        let fault = #"{"path":"\#(path)","kind":"\#(kind)","key":"\#(key)","times":\#(times),"seconds":\#(seconds),"status":\#(status),"headers":\#(headers)}"#
        try await post("/_faults", fault)
    }

    /// The number of times that a call with a key arrived.
    func arrivals(key: String) async throws -> Int {
        struct Call: Decodable { let key: String? }
        let request = HTTPRequest(method: .get, scheme: "http", authority: authority, path: "/_calls")
        return try JSONDecoder().decode([Call].self, from: try await http.data(for: request).0).filter { $0.key == key }.count
    }

    @discardableResult private func post(_ path: String, _ body: String) async throws -> Data {
        var request = HTTPRequest(method: .post, scheme: "http", authority: authority, path: path)
        request.headerFields[.contentType] = body.hasPrefix("{") ? "application/json" : "application/x-www-form-urlencoded"
        request.headerFields[.authorization] = "Bearer sk_test_12345"
        let (data, response) = try await http.data(for: request, body: Data(body.utf8))
        guard response.status.kind == .successful else { throw StripeTestError(description: String(decoding: data, as: UTF8.self)) }
        return data
    }
}

/// A response that a test didn't expect.
struct StripeTestError: Error, CustomStringConvertible {
    let description: String
}
