import Core
import CoreTesting
import Foundation
import Networking
import PromotionsAPI
import PromotionsServer
import ServerCore
import ServerTesting
import Testing

struct CodeTests {
    private static let admin = Person(id: 1, name: "Ada", roles: [.admin])
    private let server: TestServer

    init() async throws { server = try await TestServer.promotions() }

    private func failure<Output>(_ call: () async throws -> Output) async -> APIError? {
        do { _ = try await call() } catch { return error as? APIError }
        return nil
    }

    @Test func `an administrator makes a code once, and ends it`() async throws {
        let client = server.client(as: Self.admin)
        let code = try await client.call(PromotionsEndpoints.createCode, NewPromoCode(code: " spring ", terms: .sample))
        #expect(code.code == "SPRING" && code.active && code.redeemed == 0 && code.terms == .sample)
        let taken = await failure { try await client.call(PromotionsEndpoints.createCode, NewPromoCode(code: "Spring", terms: .sample)) }
        #expect(taken?.fields.keys.sorted() == ["code"])
        #expect(try await client.call(PromotionsEndpoints.endCode, IDInput(id: code.id)).active == false)
        #expect(try await client.call(PromotionsEndpoints.codes).map(\.active) == [false])
        #expect(await failure { try await client.call(PromotionsEndpoints.endCode, IDInput(id: 99)) }?.status == 404)
        #expect(server.audit.entries.map(\.action) == ["promo_code_created", "promo_code_ended"])
    }

    @Test(arguments: [nil, Person.customer(7), .driver(8), .dispatcher(9)])
    func `nobody but an administrator sees or changes codes`(person: Person?) async throws {
        let client = server.client(as: person)
        let failures = [
            await failure { try await client.call(PromotionsEndpoints.codes) },
            await failure { try await client.call(PromotionsEndpoints.createCode, NewPromoCode(code: "SPRING", terms: .sample)) },
            await failure { try await client.call(PromotionsEndpoints.endCode, IDInput(id: 1)) },
        ]
        #expect(failures.map { $0?.status } == Array(repeating: person == nil ? 401 : 403, count: 3))
    }

    @Test func `terms that can't be are refused by field`() async throws {
        let client = server.client(as: Self.admin)
        func fields(_ code: String, _ terms: PromoTerms) async -> [String]? {
            await failure { try await client.call(PromotionsEndpoints.createCode, NewPromoCode(code: code, terms: terms)) }?.fields.keys.sorted()
        }
        #expect(await fields("AB", .sample) == ["code"])
        #expect(await fields("FRIEND-1", .sample) == ["code"])
        #expect(await fields("SPRING", PromoTerms(percent: 101)) == ["terms.percent"])
        #expect(await fields("SPRING", PromoTerms()) == ["terms.percent"])
        #expect(await fields("SPRING", PromoTerms(percent: 10, amountCents: 500)) == ["terms.percent"])
        #expect(await fields("SPRING", PromoTerms(amountCents: 0)) == ["terms.amountCents"])
        #expect(await fields("SPRING", PromoTerms(percent: 10, limit: 0)) == ["terms.limit"])
        let now = Date(timeIntervalSince1970: 1_767_268_800)
        #expect(await fields("SPRING", PromoTerms(percent: 10, startsAt: now, endsAt: now)) == ["terms.endsAt"])
    }
}
