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

@Suite(.timeLimit(.minutes(1))) struct AuthorizationTests {
    @Test func `an account is linked on the retailer's page, and counts from then on`() async throws {
        let fixture = try await LinkFixture()
        #expect(try await fixture.carla.call(RetailEndpoints.linkOptions).map(\.kind) == [.token, .token, .oauth])
        let authorization = try await fixture.begin()
        #expect(authorization.expiresAt == fixture.server.clock.now.addingTimeInterval(600))
        let asked = try #require(URLComponents(string: authorization.url))
        let query = Dictionary(uniqueKeysWithValues: (asked.queryItems ?? []).map { ($0.name, $0.value) })
        #expect(query["redirect_uri"] == LinkFixture.publicURL + "/retail/link/return" && query["scope"] == "profile")
        #expect(query["code_challenge"]??.count == 43 && query["state"]??.count == 43)

        let location = try await fixture.comeBack(try fixture.provider.allow(authorization.url))
        #expect(!location.contains("code-1"))
        let account = try await fixture.complete(try fixture.ticket(location))
        #expect(account.retailer == "Walmart" && account.kind == .oauth && account.status == .active && account.memberName == "Carla C.")
        #expect(try await fixture.links() == [account])
        #expect(try await fixture.retailer("Walmart").linked)
        #expect(try await fixture.retailer("Target").linked == false)
        #expect(try await fixture.server.database.read { try LinkRepository().linkedRetailers(of: 7, in: $0) } == [account.retailerID])
        // To others it says nothing.
        #expect(try await fixture.links(fixture.dan).isEmpty)
        #expect(try await fixture.dan.call(RetailEndpoints.retailers, RetailerListRequest()).items.allSatisfy { !$0.linked })
    }

    @Test func `tokens, codes, states and secrets lie nowhere open in the database`() async throws {
        let fixture = try await LinkFixture()
        let state = try #require(URLComponents(string: try await fixture.begin().url)?.queryItems?.first { $0.name == "state" }?.value)
        try await fixture.link()
        _ = try await fixture.carla.call(RetailEndpoints.link, LinkRequest(retailer: "Target", token: "auth_token"))
        _ = try await fixture.carla.call(RetailEndpoints.unlink, IDInput(id: try #require(try await fixture.links().last).id))
        let stored = try await fixture.stored()
        for secret in fixture.provider.value.given + ["auth_token", state, "code-1", FakeAuthorizationServer.secret] { #expect(!stored.contains(secret)) }
        #expect(stored.contains("accounts.corner.example"))
    }

    @Test func `a state that nobody was given leads to a ticket for nothing`() async throws {
        let fixture = try await LinkFixture()
        var back = try fixture.provider.allow(try await fixture.begin().url)
        back["state"] = "wrong"
        let ticket = try fixture.ticket(try await fixture.comeBack(back))
        #expect(await fixture.code { try await fixture.complete(ticket) } == "link_over")
        back["state"] = nil
        let other = try fixture.ticket(try await fixture.comeBack(back))
        #expect(await fixture.code { try await fixture.complete(other) } == "link_over")
        #expect(!fixture.provider.value.calls.contains("/token"))
    }

    @Test func `what one person began, another's browser can't finish, nor gets its code to the first`() async throws {
        let fixture = try await LinkFixture()
        // Dan sends Carla his address, and she allows it: her browser comes back with her code and his state.
        let ticket = try fixture.ticket(try await fixture.comeBack(try fixture.provider.allow(try await fixture.begin(fixture.dan).url)))
        #expect(await fixture.code { try await fixture.complete(ticket) } == "link_over")
        #expect(!fixture.provider.value.calls.contains("/token"))
        // Nobody without a session gets anywhere.
        let stranger = fixture.server.client(as: nil)
        #expect(await fixture.code { try await fixture.complete(ticket, stranger) } == "unauthorized")
    }

    @Test func `a code works once, even if the browser comes back twice`() async throws {
        let fixture = try await LinkFixture()
        let back = try fixture.provider.allow(try await fixture.begin().url)
        let first = try fixture.ticket(try await fixture.comeBack(back))
        let second = try fixture.ticket(try await fixture.comeBack(back))
        let account = try await fixture.complete(first)
        #expect(await fixture.code { try await fixture.complete(second) } == "link_over")
        // A page that is loaded again finds what it linked, without another exchange.
        #expect(try await fixture.complete(first) == account)
        #expect(fixture.provider.value.calls.count { $0 == "/token" } == 1)
    }

    @Test func `of two returns at once, and of two exchanges at once, one counts`() async throws {
        let fixture = try await LinkFixture()
        let back = try fixture.provider.allow(try await fixture.begin().url)
        let tickets = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<4 { group.addTask { try fixture.ticket(try await fixture.comeBack(back)) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        let outcomes = await withTaskGroup(of: String.self) { group in
            for ticket in tickets + tickets { group.addTask { await fixture.code { try await fixture.complete(ticket) } ?? "linked" } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes.contains("linked") && outcomes.count { $0 == "linked" } <= 2)
        #expect(fixture.provider.value.calls.count { $0 == "/token" } == 1)
        #expect(try await fixture.links().count == 1)
    }

    @Test(arguments: ["https:/" + "/evil.example", nil]) func `a response of another issuer, or of nobody, is refused`(issuer: String?) async throws {
        let fixture = try await LinkFixture()
        var back = try fixture.provider.allow(try await fixture.begin().url)
        back["iss"] = issuer
        let ticket = try fixture.ticket(try await fixture.comeBack(back))
        #expect(await fixture.code { try await fixture.complete(ticket) } == "link_over")
        #expect(!fixture.provider.value.calls.contains("/token"))
    }

    @Test func `a server that doesn't name itself is still checked where it does`() async throws {
        let fixture = try await LinkFixture(connects: false)
        fixture.provider.state.withLock { $0.namesIssuer = false }
        try await fixture.connect()
        var back = try fixture.provider.allow(try await fixture.begin().url)
        back["iss"] = nil
        #expect(try await fixture.complete(try fixture.ticket(try await fixture.comeBack(back))).status == .active)
        back = try fixture.provider.allow(try await fixture.begin().url)
        back["iss"] = "https:/" + "/evil.example"
        let ticket = try fixture.ticket(try await fixture.comeBack(back))
        #expect(await fixture.code { try await fixture.complete(ticket) } == "link_over")
    }

    @Test func `the way back leads into our own pages alone`() async throws {
        let fixture = try await LinkFixture()
        for query in [
            ["state": "x", "redirect_uri": "https:/" + "/evil.example"], ["state": "//evil.example"],
            ["return": "https:/" + "/evil.example", "state": "\r\nx"],
        ] {
            let location = try await fixture.comeBack(query)
            #expect(location.hasPrefix("/customer/retail/accounts/linked/") && !location.contains("evil"))
        }
        let response = await fixture.server.send(.get, "/retail/link/return?state=%zz")
        #expect(response.status == .seeOther)
        #expect(await fixture.server.send(.post, "/retail/link/return").status == .methodNotAllowed)
    }

    @Test func `after ten minutes the way back is over`() async throws {
        let fixture = try await LinkFixture()
        let back = try fixture.provider.allow(try await fixture.begin().url)
        let late = try fixture.provider.allow(try await fixture.begin().url)
        let ticket = try fixture.ticket(try await fixture.comeBack(back))
        fixture.server.clock.advance(by: .seconds(600))
        #expect(await fixture.code { try await fixture.complete(ticket) } == "link_over")
        let other = try fixture.ticket(try await fixture.comeBack(late))
        #expect(await fixture.code { try await fixture.complete(other) } == "link_over")
        fixture.server.clock.advance(by: .seconds(3600))
        try await fixture.run("ways to retailers' pages expire")
        #expect(try await fixture.server.database.read { try $0.value(Int.self, "SELECT COUNT(*) FROM retail_authorization") } == 0)
    }

    @Test func `who doesn't allow it is told so, and who is refused too`() async throws {
        let fixture = try await LinkFixture()
        var back = try fixture.provider.allow(try await fixture.begin().url)
        (back["code"], back["error"]) = (nil, "access_denied")
        let declined = try fixture.ticket(try await fixture.comeBack(back))
        #expect(await fixture.code { try await fixture.complete(declined) } == "link_declined")
        back = try fixture.provider.allow(try await fixture.begin().url)
        back["code"] = "another"
        let refused = try fixture.ticket(try await fixture.comeBack(back))
        #expect(await fixture.code { try await fixture.complete(refused) } == "link_refused")
    }

    @Test func `a retailer that is down stops nobody from browsing`() async throws {
        let fixture = try await LinkFixture()
        let back = try fixture.provider.allow(try await fixture.begin().url)
        fixture.provider.state.withLock { $0.isDown = true }
        let ticket = try fixture.ticket(try await fixture.comeBack(back))
        #expect(await fixture.code { try await fixture.complete(ticket) } == "retailer_unavailable")
        #expect(try await fixture.carla.call(RetailEndpoints.items, RetailItemListRequest(id: try await fixture.retailer("Walmart").id)).total > 0)
        #expect(try await fixture.links().isEmpty)
    }

    @Test func `a person has few ways open at a time, and those of a removed server are gone`() async throws {
        let fixture = try await LinkFixture()
        let first = try fixture.provider.allow(try await fixture.begin().url)
        for _ in 0..<6 { _ = try await fixture.begin() }
        #expect(try await fixture.server.database.read { try $0.value(Int.self, "SELECT COUNT(*) FROM retail_authorization") } == 5)
        let ticket = try fixture.ticket(try await fixture.comeBack(first))
        #expect(await fixture.code { try await fixture.complete(ticket) } == "link_over")
        let last = try fixture.ticket(try await fixture.comeBack(try fixture.provider.allow(try await fixture.begin().url)))
        _ = try await fixture.administrator.call(RetailEndpoints.removeConnection, IDInput(id: try await fixture.retailer("Walmart").id))
        #expect(await fixture.code { try await fixture.complete(last) } == "link_over")
        #expect(await fixture.code { try await fixture.begin() } == "invalid_fields")
    }
}
