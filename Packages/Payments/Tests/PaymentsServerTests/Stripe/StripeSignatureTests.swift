import Crypto
import Foundation
import HTTPTypes
import Testing

@testable import PaymentsServer

struct StripeSignatureTests {
    private static let secret = "whsec_test_secret"
    private static let time = 1_700_000_000
    private static let body = Array(#"{"id":"evt_1","type":"payment_intent.succeeded","data":{"object":{"object":"payment_intent","id":"pi_1"}}}"#.utf8)
    private static let now = Date(timeIntervalSince1970: Double(time))

    private static func code(_ time: Int = time, _ secret: String = secret, _ body: [UInt8] = body) -> String {
        HMAC<SHA256>.authenticationCode(for: Data("\(time).".utf8) + Data(body), using: SymmetricKey(data: Data(secret.utf8)))
            .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    private func proves(_ field: String, body: [UInt8] = body, at now: Date = now) -> Bool {
        StripeSignature(field)?.proves(body, secret: Self.secret, at: now) ?? false
    }

    @Test func `a signature as another implementation makes it is right`() {
        // printf '1700000000.{"id":"evt_1"}' | openssl dgst -sha256 -hmac whsec_test_secret
        let code = "248a374f50f943a28b0f6ab50faf9a7e7e29b710fa26df9fb1618b9bf8ea9c9a"
        #expect(proves("t=1700000000,v1=\(code)", body: Array(#"{"id":"evt_1"}"#.utf8)))
    }

    @Test func `while a secret is replaced, one of two signatures is enough`() {
        #expect(proves("t=\(Self.time),v1=\(Self.code(Self.time, "whsec_old")),v1=\(Self.code()),v0=00"))
    }

    @Test(arguments: ["", "t=1700000000", "v1=00", "t=now,v1=00", "t=1700000000,v1=", "t=1700000000,v1=zz", "t", "t=1700000000,v0=00"])
    func `a field without time or signature proves nothing`(field: String) {
        #expect(!proves(field))
    }

    @Test func `a changed body, time, secret or code proves nothing`() {
        #expect(!proves("t=\(Self.time),v1=\(Self.code())", body: Self.body + [32]))
        #expect(!proves("t=\(Self.time + 1),v1=\(Self.code())"))
        #expect(!proves("t=\(Self.time),v1=\(Self.code(Self.time, "whsec_other"))"))
        #expect(!proves("t=\(Self.time),v1=\(Self.code().dropLast(2))"))
    }

    @Test(arguments: [(300.0, true), (301.0, false), (3600.0, false), (-300.0, true), (-301.0, false)])
    func `a signature counts for five minutes`(age: Double, counts: Bool) {
        #expect(proves("t=\(Self.time),v1=\(Self.code())", at: Self.now.addingTimeInterval(age)) == counts)
    }

    @Test(arguments: [
        (#"{"id":"evt_1","data":{"object":{"object":"payment_intent","id":"pi_1"}}}"#, "pi_1"),
        (#"{"id":"evt_1","data":{"object":{"object":"charge","id":"ch_1","payment_intent":"pi_2"}}}"#, "pi_2"),
        (#"{"id":"evt_1","data":{"object":{"object":"refund","id":"re_1","payment_intent":{"id":"pi_3"}}}}"#, "pi_3"),
        (#"{"id":"evt_1","data":{"object":{"object":"dispute","id":"dp_1","payment_intent":"pi_4"}}}"#, "pi_4"),
    ])
    func `a notice names its payment`(body: String, payment: String) async throws {
        let notice = try await notice(body)
        #expect(notice == GatewayNotice(id: "evt_1", payment: payment))
    }

    @Test(arguments: [
        #"{"id":"evt_1","data":{"object":{"object":"customer","id":"cus_1"}}}"#,
        #"{"id":"evt_1","data":{"object":{"object":"balance","livemode":false}}}"#,
        #"{"id":"evt_1","data":{"object":{"object":"charge","id":"ch_1","payment_intent":null}}}"#,
        "[]",
    ])
    func `other notices are nothing`(body: String) async throws {
        #expect(try await notice(body) == nil)
    }

    @Test func `a notice without a signature or with a wrong one is forged`() async throws {
        let gateway = StripeGateway.scripted([])
        let field = try #require(HTTPField.Name("Stripe-Signature"))
        for fields in [HTTPFields(), HTTPFields([HTTPField(name: field, value: "t=\(Self.time),v1=\(Self.code(Self.time, "whsec_other"))")])] {
            await #expect(throws: GatewayError.forged) { try await gateway.notice(fields, Self.body, at: Self.now) }
        }
    }

    private func notice(_ body: String) async throws -> GatewayNotice? {
        let bytes = Array(body.utf8)
        let field = try #require(HTTPField.Name("Stripe-Signature"))
        let fields = HTTPFields([HTTPField(name: field, value: "t=\(Self.time),v1=\(Self.code(Self.time, Self.secret, bytes))")])
        return try await StripeGateway.scripted([]).notice(fields, bytes, at: Self.now)
    }
}
