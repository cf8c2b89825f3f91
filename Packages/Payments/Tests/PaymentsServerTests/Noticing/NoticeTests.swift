import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import PaymentsAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import PaymentsServer

struct NoticeTests {
    let payments: PaymentsTestServer

    init() async throws {
        payments = try await PaymentsTestServer()
        try await payments.saveCard()
    }

    private func post(_ notice: (fields: HTTPFields, body: [UInt8]), to gateway: String = "fake") async -> ServerResponse {
        await payments.server.send(
            .post, "/api/v1/payments/webhooks/\(gateway)", body: String(decoding: notice.body, as: UTF8.self), headerFields: notice.fields)
    }

    private func notice(_ payment: String = "pi_fake_1", id: String = "evt_1", at time: Date? = nil) -> (fields: HTTPFields, body: [UInt8]) {
        payments.gateway.fake.notice(id: id, about: payment, at: time ?? payments.server.clock.now)
    }

    @Test func `a notice tells of what happened at the provider, once however often it comes`() async throws {
        try await payments.place()
        _ = try await payments.gateway.fake.capture("pi_fake_1", amountCents: 3360, key: "elsewhere")
        for _ in 1...3 { #expect(await post(notice()).status == .ok) }
        #expect(try await payments.current().capturedCents == 3360)
        #expect(try await payments.count("payments_entry") == 1)
        #expect(try await payments.count("payments_notice") == 1)
    }

    @Test func `a notice that comes before the result of its call is right, and the call changes nothing more`() async throws {
        try await payments.place()
        payments.gateway.fail(.lost)
        try await payments.bring(.immediately, tip: 300)
        #expect(try await payments.current().status == .authorized)
        #expect(await post(notice()).status == .ok)
        #expect(try await payments.current().status == .captured)
        for _ in 1...3 { try await payments.settle(after: .seconds(90)) }
        #expect(try await payments.count("payments_entry") == 1)
        #expect(try await payments.balance(.tipsPayable) == -300)
        #expect(try await payments.count("payments_operation WHERE state = 'waiting'") == 0)
    }

    @Test func `a notice about a hold whose result was lost settles it, and placing goes on with it`() async throws {
        payments.gateway.fail(.lost)
        _ = try await failure { try await payments.place(key: "a") }
        #expect(await post(notice()).status == .ok)
        #expect(try await payments.payment(1).status == .authorized)
        #expect(try await payments.place(key: "a").gatewayID == "pi_fake_1")
        #expect(try await payments.count("payments_fake_payment") == 1)
    }

    @Test func `forged and old notices are refused and change nothing`() async throws {
        try await payments.place()
        _ = try await payments.gateway.fake.capture("pi_fake_1", amountCents: 3360, key: "elsewhere")
        var forged = notice()
        forged.body = Array(#"{"id":"evt_2","payment":"pi_fake_1"}"#.utf8)
        #expect(await post(forged).status == .badRequest)
        #expect(await post(notice(at: payments.server.clock.now.addingTimeInterval(-3600))).status == .badRequest)
        #expect(await post((fields: [:], body: notice().body)).status == .badRequest)
        #expect(await post(notice(), to: "stripe").status == .notFound)
        #expect(try await payments.current().status == .authorized)
    }

    @Test func `a notice about an unknown payment is taken, so that it isn't sent again`() async throws {
        #expect(await post(notice("pi_fake_99")).status == .ok)
    }

    @Test func `delayed and doubled notices go out when they are due`() async throws {
        try await payments.place()
        _ = try await payments.gateway.fake.capture("pi_fake_1", amountCents: 100, key: "elsewhere")
        try await payments.gateway.fake.sendNotice(about: "pi_fake_1", after: .seconds(60), times: 2)
        #expect(try await payments.gateway.fake.dueNotices().isEmpty)
        payments.server.clock.advance(by: .seconds(60))
        let due = try await payments.gateway.fake.dueNotices()
        #expect(due.count == 2)
        for notice in due { try await payments.notices.take(notice.fields, notice.body, from: payments.gateway) }
        #expect(try await payments.current().capturedCents == 100)
        #expect(try await payments.gateway.fake.dueNotices().isEmpty)
    }
}
