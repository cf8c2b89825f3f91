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

@Suite(.timeLimit(.minutes(1))) struct LinkRenewalTests {
    @Test func `tokens are renewed before they end, and the former ones aren't used again`() async throws {
        let fixture = try await LinkFixture()
        try await fixture.link()
        try await fixture.renew()
        #expect(fixture.provider.value.calls.count { $0 == "/token" } == 1)
        for _ in 0..<3 {
            fixture.server.clock.advance(by: .seconds(3500))
            try await fixture.renew()
        }
        #expect(fixture.provider.value.calls.count { $0 == "/token" } == 4 && fixture.provider.value.refresh.count == 1)
        #expect(try await fixture.links().map(\.status) == [.active])
    }

    @Test func `of many who renew at once one does`() async throws {
        let fixture = try await LinkFixture()
        let account = try await fixture.link()
        fixture.server.clock.advance(by: .seconds(3500))
        let renewals = try (0..<6).map { _ in try #require(try Linking(fixture.server.application.container)).renewal }
        try await withThrowingDiscardingTaskGroup { group in
            for renewal in renewals { group.addTask { try await renewal.renew(account.id) } }
        }
        #expect(fixture.provider.value.calls.count { $0 == "/token" } == 2)
        #expect(try await fixture.links().map(\.status) == [.active])
    }

    @Test func `a retailer that doesn't accept the tokens anymore ends the link, and linking again mends it`() async throws {
        let fixture = try await LinkFixture()
        let account = try await fixture.link()
        fixture.provider.state.withLock { ($0.refresh, $0.access) = ([], []) }
        let checked = try await fixture.carla.call(RetailEndpoints.checkLink, IDInput(id: account.id))
        #expect(checked.status == .expired && checked.id == account.id)
        #expect(try await fixture.retailer("Walmart").linked == false)
        #expect(try await fixture.server.database.read { try $0.value(Int.self, "SELECT COUNT(*) FROM retail_link WHERE sealed IS NOT NULL") } == 0)
        let calls = fixture.provider.value.calls.count
        _ = try await fixture.carla.call(RetailEndpoints.checkLink, IDInput(id: account.id))
        #expect(fixture.provider.value.calls.count == calls)
        #expect(try await fixture.link().status == .active)
    }

    @Test func `an access token that ends early is renewed`() async throws {
        let fixture = try await LinkFixture()
        let account = try await fixture.link()
        fixture.provider.state.withLock { ($0.access, $0.memberName) = ([], "Carla Castro") }
        let checked = try await fixture.carla.call(RetailEndpoints.checkLink, IDInput(id: account.id))
        #expect(checked.status == .active && checked.memberName == "Carla Castro")
    }

    @Test func `a retailer that is down is asked again later and less and less often, and the link stays`() async throws {
        let fixture = try await LinkFixture()
        let account = try await fixture.link()
        fixture.provider.state.withLock { $0.isDown = true }
        #expect(try await fixture.carla.call(RetailEndpoints.checkLink, IDInput(id: account.id)).status == .unavailable)
        #expect(try await fixture.retailer("Walmart").linked)
        let before = fixture.provider.value.calls.count
        for _ in 0..<120 {
            fixture.server.clock.advance(by: .seconds(60))
            try await fixture.renew()
        }
        #expect((5...9).contains(fixture.provider.value.calls.count - before))
        fixture.provider.state.withLock { $0.isDown = false }
        fixture.server.clock.advance(by: .seconds(3600))
        try await fixture.renew()
        #expect(try await fixture.links().map(\.status) == [.active])
    }

    @Test func `a link that is removed while it is renewed stays removed, and the new tokens are revoked`() async throws {
        let fixture = try await LinkFixture()
        let account = try await fixture.link()
        fixture.server.clock.advance(by: .seconds(3500))
        fixture.provider.onRefresh.value = { [carla = fixture.carla] in _ = try await carla.call(RetailEndpoints.unlink, IDInput(id: account.id)) }
        try await fixture.renew()
        #expect(try await fixture.links().isEmpty)
        try await fixture.revoke()
        #expect(Set(fixture.provider.value.revoked).isSuperset(of: fixture.provider.value.given))
    }

    @Test func `a process that dies while it renews leaves the link to others`() async throws {
        let fixture = try await LinkFixture()
        let account = try await fixture.link()
        fixture.server.clock.advance(by: .seconds(3500))
        let now = fixture.server.clock.now
        try await fixture.server.database.write { transaction in
            let link = try #require(try LinkRepository().record(account.id, of: 7, in: transaction))
            #expect(try LinkRepository().take(link, at: now, in: transaction))
        }
        try await fixture.renew()
        #expect(fixture.provider.value.calls.count { $0 == "/token" } == 1)
        fixture.server.clock.advance(by: .seconds(91))
        try await fixture.renew()
        #expect(fixture.provider.value.calls.count { $0 == "/token" } == 2)
    }

    @Test func `tokens that were sealed with a lost key, or moved to another row, open nothing`() async throws {
        let fixture = try await LinkFixture()
        let account = try await fixture.link()
        try await fixture.server.database.write { try $0.execute("UPDATE retail_link SET person_id = 8 WHERE id = \(account.id)") }
        let checked = try await fixture.dan.call(RetailEndpoints.checkLink, IDInput(id: account.id))
        #expect(checked.status == .expired)
        #expect(fixture.provider.value.calls.last == "/member" && fixture.provider.value.calls.count { $0 == "/member" } == 1)
    }
}
