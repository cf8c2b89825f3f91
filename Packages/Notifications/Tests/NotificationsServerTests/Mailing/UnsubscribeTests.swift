import Core
import CoreTesting
import Crypto
import Foundation
import HTTPTypes
import Mail
import Networking
import NotificationsAPI
import ServerCore
import ServerTesting
import Testing

@testable import NotificationsServer

struct UnsubscribeTests {
    private static let form: HTTPFields = [.contentType: "application/x-www-form-urlencoded"]

    /// Posts to a link as a program does that shows mail.
    private func post(_ token: String, _ test: NotificationsTestServer, _ fields: HTTPFields = form) async -> ServerResponse {
        await test.server.send(.post, UnsubscribeHandlers.path + token, body: "List-Unsubscribe=One-Click", headerFields: fields)
    }

    /// The token of the last mail.
    private func mailedToken(_ test: NotificationsTestServer) throws -> String {
        let address = try #require(test.mail.sent.last?.unsubscribeAddress)
        return String(try #require(address.split(separator: "/").last))
    }

    @Test func `one click ends the mail of one kind, without a sign-in, and as often as one clicks`() async throws {
        let test = try await NotificationsTestServer(hasMail: true)
        try await test.choose([.inApp, .mail], for: "parcel.note", as: test.casey)
        try await test.move("arrived")
        try await test.deliverMail()
        // One that is on its way isn't sent any more.
        try await test.move("arrived")
        let token = try mailedToken(test)
        for fields in [Self.form, [.contentType: "multipart/form-data; boundary=x"]] { #expect(await post(token, test, fields).status == .ok) }
        try await test.move("arrived")
        try await test.move("note")
        try await test.deliverMail()
        #expect(test.mail.sent.map(\.subject) == ["Parcel 12", "A note on parcel 12"])
        #expect(try await test.casey.call(NotificationsEndpoints.preferences).kinds.map(\.channels) == [[.inApp], [.inApp, .mail]])
        let other = try await test.server.client(as: .customer(8)).call(NotificationsEndpoints.preferences)
        #expect(other.kinds.map(\.channels) == [[.inApp, .mail], [.inApp]])
    }

    @Test func `opening the link changes nothing, and leads to the choice`() async throws {
        let test = try await NotificationsTestServer(hasMail: true)
        try await test.move("arrived")
        try await test.deliverMail()
        let response = await test.server.send(.get, UnsubscribeHandlers.path + (try mailedToken(test)))
        #expect(response.status == .seeOther && response.headerFields[.location] == "/notifications/preferences")
        #expect(try await test.casey.call(NotificationsEndpoints.preferences).kinds.first?.channels == [.inApp, .mail])
    }

    @Test func `a forged or expired link is refused`() async throws {
        let test = try await NotificationsTestServer(hasMail: true)
        try await test.move("arrived")
        try await test.deliverMail()
        let token = try mailedToken(test)
        let other = UnsubscribeTokens(key: SymmetricKey(data: Data(repeating: 8, count: 32)))
            .token(for: UnsubscribeTokens.Subject(person: 7, kind: "parcel.arrived"), at: test.server.clock.now)
        let changed = String(token.dropLast(8)) + (token.hasSuffix("AAAAAAAA") ? "BBBBBBBB" : "AAAAAAAA")
        for bad in [other, changed, "x", "!!", String(token.dropLast(4)), String(repeating: "A", count: 400)] {
            let response = await post(bad, test)
            #expect(response.status == .badRequest && String(decoding: response.body, as: UTF8.self).contains("invalid_token"), "\(bad)")
        }
        #expect(await post(String(repeating: "A", count: 600), test).status.code >= 400)
        test.server.clock.advance(by: .seconds(UnsubscribeTokens.lifetime - 1))
        #expect(await post(token, test).status == .ok)
        test.server.clock.advance(by: .seconds(1))
        #expect(await post(token, test).status == .badRequest)
    }

    @Test func `a token names one person and one kind, and ids of mail are their own`() throws {
        let tokens = UnsubscribeTokens(key: SymmetricKey(data: Data(repeating: 7, count: 32)))
        let now = Date(timeIntervalSince1970: 1_800_000_000)
        let subjects = [(7, "parcel.arrived"), (8, "parcel.arrived"), (7, "parcel.note"), (70, "a b")].map { UnsubscribeTokens.Subject(person: $0, kind: $1) }
        let all = subjects.map { tokens.token(for: $0, at: now) }
        #expect(Set(all).count == 4 && all.map { tokens.subject(of: $0, at: now) } == subjects)
        #expect(all.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") } })
        #expect(tokens.messageID(of: 1) == tokens.messageID(of: 1) && tokens.messageID(of: 1) != tokens.messageID(of: 2))
        #expect(tokens.messageID(of: 1).count == 32)
    }

    @Test func `a link of a kind that is gone does nothing, and works without mail`() async throws {
        let test = try await NotificationsTestServer()
        let tokens = UnsubscribeTokens(key: SymmetricKey(data: Data(repeating: 7, count: 32)))
        for kind in ["gone.away", "parcel.arrived"] {
            let token = tokens.token(for: UnsubscribeTokens.Subject(person: 7, kind: kind), at: test.server.clock.now)
            #expect(await post(token, test).status == .ok)
        }
    }
}
