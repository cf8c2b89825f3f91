import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import Persistence
import RetailAPI
import ServerCore
import ServerTesting
import Testing

@testable import RetailServer

@Suite(.timeLimit(.minutes(1))) struct AccountLinkingTests {
    @Test func `a token is linked word for word as clients of the contract send it, and replaces a former one`() async throws {
        let fixture = try await LinkFixture(connects: false)
        let response = await fixture.server.send(
            .post, "/api/v1/retail/link", body: #"{ "retailer": "Walmart", "token": "auth_token" }"#, as: .customer(7))
        let body = String(decoding: response.body, as: UTF8.self)
        #expect(response.status == .created && body.contains(#""kind":"token""#) && body.contains(#""memberName":null"#) && !body.contains("auth_token"))
        let again = try await fixture.carla.call(RetailEndpoints.link, LinkRequest(retailer: " wALMART ", token: " other "))
        #expect(try await fixture.links() == [again] && again.status == .active)
        #expect(try await fixture.retailer("Walmart").linked)
    }

    @Test(arguments: [true, false]) func `member prices hold for accounts that the retailer's server has confirmed`(isConfirmed: Bool) async throws {
        let fixture = try await LinkFixture(connects: isConfirmed)
        let walmart = try await fixture.retailer("Walmart").id
        let item = try #require(try await fixture.carla.call(RetailEndpoints.search, ItemSearchRequest(retailer: walmart, limit: 1)).items.first)
        try await fixture.server.database.write { _ = try $0.execute("UPDATE retail_item SET member_cents = 1 WHERE id = \(item.id)") }
        #expect(try await fixture.carla.call(RetailEndpoints.item, IDInput(id: item.id)).memberPriceCents == 1)
        if isConfirmed {
            try await fixture.link()
        } else {
            _ = try await fixture.carla.call(RetailEndpoints.link, LinkRequest(retailer: "Walmart", token: "anything"))
        }
        let seen = try await fixture.carla.call(RetailEndpoints.item, IDInput(id: item.id))
        #expect(seen.priceCents == (isConfirmed ? 1 : item.priceCents) && seen.memberPriceCents == (isConfirmed ? nil : 1))
        #expect(seen.regularPriceCents == (isConfirmed ? item.priceCents : item.regularPriceCents))
        let other = try await fixture.server.client(as: .customer(8)).call(RetailEndpoints.item, IDInput(id: item.id))
        #expect(other.priceCents == item.priceCents && other.memberPriceCents == 1)
    }

    @Test func `an unknown retailer and a token that can't be one are named`() async throws {
        let fixture = try await LinkFixture()
        for (retailer, token, field) in [("Nowhere", "x", "retailer"), ("Target", " ", "token"), ("Target", "a b", "token"), ("Target", "a\nb", "token")] {
            let error = await #expect(throws: APIError.self) {
                try await fixture.carla.call(RetailEndpoints.link, LinkRequest(retailer: retailer, token: token))
            }
            #expect(error?.status == 422 && error?.fields.keys.sorted() == [field])
        }
    }

    @Test func `where the retailer has a server, only a token that it accepts is linked`() async throws {
        let fixture = try await LinkFixture()
        #expect(await fixture.code { try await fixture.carla.call(RetailEndpoints.link, LinkRequest(retailer: "Walmart", token: "x")) } == "invalid_fields")
        fixture.provider.state.withLock { _ = $0.access.insert("real") }
        let account = try await fixture.carla.call(RetailEndpoints.link, LinkRequest(retailer: "Walmart", token: "real"))
        #expect(account.memberName == "Carla C.")
        fixture.provider.state.withLock { $0.isDown = true }
        #expect(
            await fixture.code { try await fixture.carla.call(RetailEndpoints.link, LinkRequest(retailer: "Walmart", token: "real")) }
                == "retailer_unavailable")
        #expect(fixture.provider.value.revoked.isEmpty)
    }

    @Test func `somebody else's link is found by nobody else`() async throws {
        let fixture = try await LinkFixture()
        let account = try await fixture.link()
        #expect(await fixture.code { try await fixture.dan.call(RetailEndpoints.unlink, IDInput(id: account.id)) } == "not_found")
        #expect(await fixture.code { try await fixture.dan.call(RetailEndpoints.checkLink, IDInput(id: account.id)) } == "not_found")
        #expect(await fixture.code { try await fixture.dan.call(RetailEndpoints.unlink, IDInput(id: 99)) } == "not_found")
        #expect(try await fixture.links() == [account])
    }

    @Test func `an account that is unlinked is gone at once, and its tokens are revoked`() async throws {
        let fixture = try await LinkFixture()
        let account = try await fixture.link()
        _ = try await fixture.carla.call(RetailEndpoints.unlink, IDInput(id: account.id))
        #expect(try await fixture.links().isEmpty)
        #expect(try await fixture.retailer("Walmart").linked == false)
        try await fixture.revoke()
        #expect(Set(fixture.provider.value.revoked) == Set(fixture.provider.value.given) && fixture.provider.value.access.isEmpty)
        #expect(await fixture.code { try await fixture.carla.call(RetailEndpoints.unlink, IDInput(id: account.id)) } == "not_found")
    }

    @Test func `while the retailer is down, a revocation waits and is repeated`() async throws {
        let fixture = try await LinkFixture()
        let account = try await fixture.link()
        fixture.provider.state.withLock { $0.isDown = true }
        _ = try await fixture.carla.call(RetailEndpoints.unlink, IDInput(id: account.id))
        #expect(try await fixture.links().isEmpty)
        let queue = RevocationRepository.queue
        for _ in 0..<3 {
            try await fixture.revoke()
            fixture.server.clock.advance(by: .seconds(600))
        }
        #expect(try await fixture.server.database.read { try queue.load($0) }.waiting == 1)
        fixture.provider.state.withLock { $0.isDown = false }
        try await fixture.revoke()
        #expect(fixture.provider.value.revoked.count == 2)
        #expect(try await fixture.server.database.read { try queue.load($0) } == WorkQueue.Load(waiting: 0, oldest: nil))
    }

    @Test func `tokens that no retailer revokes are forgotten after a month`() async throws {
        let fixture = try await LinkFixture()
        let account = try await fixture.link()
        fixture.provider.state.withLock { $0.isDown = true }
        _ = try await fixture.carla.call(RetailEndpoints.unlink, IDInput(id: account.id))
        fixture.server.clock.advance(by: .seconds(31 * 24 * 3600))
        try await fixture.revoke()
        #expect(try await fixture.server.database.read { try RevocationRepository.queue.load($0) }.waiting == 0)
    }

    @Test func `an account that is linked again gives up its former tokens`() async throws {
        let fixture = try await LinkFixture()
        let first = try await fixture.link()
        let former = fixture.provider.value.given
        #expect(try await fixture.link().id == first.id)
        try await fixture.revoke()
        #expect(Set(fixture.provider.value.revoked) == Set(former) && fixture.provider.value.access.count == 1)
        try await fixture.renew()
        #expect(try await fixture.links().map(\.status) == [.active])
    }

    @Test func `an export tells of links but not of tokens, and with the account they are revoked`() async throws {
        let fixture = try await LinkFixture()
        try await fixture.link()
        let declared = try RetailServerPlugin().personalData(fixture.server.application.container)
        let tables = declared.flatMap(\.tables)
        let shown = try await fixture.server.database.read { transaction in
            try tables.flatMap { try $0.rows(of: 7, after: nil, limit: 10, in: transaction) }.map { "\($0)" }.joined()
        }
        #expect(shown.contains("Carla C.") && !shown.contains("sealed"))
        try await fixture.server.database.write { transaction in
            for table in tables { _ = try table.erase(of: 7, after: nil, limit: 10, in: transaction) }
        }
        #expect(try await fixture.links().isEmpty)
        try await fixture.revoke()
        #expect(fixture.provider.value.access.isEmpty && fixture.provider.value.refresh.isEmpty)
    }
}
