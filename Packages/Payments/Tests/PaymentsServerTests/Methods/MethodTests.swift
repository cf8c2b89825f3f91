import Core
import CoreTesting
import Foundation
import Networking
import PaymentsAPI
import Persistence
import ServerTesting
import Testing

@testable import PaymentsServer

struct MethodTests {
    let payments: PaymentsTestServer

    init() async throws { payments = try await PaymentsTestServer() }

    private func methods(of customer: Int = 7) async throws -> [PaymentMethod] {
        try await payments.client(.customer(customer)).call(PaymentsEndpoints.methods)
    }

    @Test func `the first card is the default one until another is chosen or it is forgotten`() async throws {
        let first = try await payments.saveCard()
        let second = try await payments.saveCard("5555 5555 5555 4444")
        #expect(first.isDefault)
        #expect(!second.isDefault)
        #expect(second.brand == "mastercard")
        #expect(second.lastFour == "4444")
        _ = try await payments.client().call(PaymentsEndpoints.makeDefault, IDInput(id: second.id))
        #expect(try await methods().map(\.id) == [second.id, first.id])
        _ = try await payments.client().call(PaymentsEndpoints.forgetMethod, IDInput(id: second.id))
        #expect(try await methods().map(\.id) == [first.id])
        #expect(try await methods().first?.isDefault == true)
    }

    @Test func `a card is saved once, and only after it was entered, by the one who began`() async throws {
        let setup = try await payments.client().call(PaymentsEndpoints.setUp)
        #expect(setup.page?.hasSuffix(setup.setupID) == true)
        let save = SaveMethod(setupID: setup.setupID)
        #expect(try await failure { try await payments.client().call(PaymentsEndpoints.saveMethod, save) }?.code == "setup_unfinished")
        try await payments.gateway.fake.enterCard("4242424242424242", month: 1, year: 2030, setup: setup.setupID)
        #expect(try await failure { try await payments.client(.customer(8)).call(PaymentsEndpoints.saveMethod, save) }?.code == "setup_unfinished")
        let saved = try await payments.client().call(PaymentsEndpoints.saveMethod, save)
        #expect(try await payments.client().call(PaymentsEndpoints.saveMethod, save).id == saved.id)
        #expect(try await methods().count == 1)
    }

    @Test func `other people's cards can't be seen, chosen or forgotten`() async throws {
        let mine = try await payments.saveCard()
        let other = payments.client(.customer(8))
        #expect(try await methods(of: 8).isEmpty)
        #expect(try await failure { try await other.call(PaymentsEndpoints.makeDefault, IDInput(id: mine.id)) }?.status == 404)
        #expect(try await failure { try await other.call(PaymentsEndpoints.forgetMethod, IDInput(id: mine.id)) }?.status == 404)
    }

    @Test(arguments: [("4000000000000002", GatewayDecline.declined), ("4000000000000069", .expiredCard), ("4242424242424241", .incorrectDetails)])
    func `cards that can't be saved say why`(number: String, reason: GatewayDecline) async throws {
        let setup = try await payments.client().call(PaymentsEndpoints.setUp)
        await #expect(throws: GatewayError.declined(reason)) {
            try await payments.gateway.fake.enterCard(number, month: 1, year: 2030, setup: setup.setupID)
        }
    }
}
