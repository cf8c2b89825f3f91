import Core
import CoreTesting
import Crypto
import Foundation
import Networking
import NotificationsAPI
import ServerTesting
import Testing

@testable import NotificationsServer

struct PhoneTests {
    private static let number = "+19495550100"

    private func request(_ test: NotificationsTestServer, _ number: String = number, as person: Int = 7) async throws(APIError) -> NotificationPreferences {
        try await test.server.client(as: .customer(person)).call(NotificationsEndpoints.requestCode, PhoneRequest(number: number))
    }

    private func confirm(_ test: NotificationsTestServer, _ code: String, as person: Int = 7) async throws(APIError) -> NotificationPreferences {
        try await test.server.client(as: .customer(person)).call(NotificationsEndpoints.confirmPhone, PhoneConfirmation(code: code))
    }

    @Test func `a code confirms a phone once, and text messages become a channel`() async throws {
        let test = try await NotificationsTestServer(hasTexts: true)
        let before = try await test.casey.call(NotificationsEndpoints.preferences)
        #expect(before.offersTexts && before.phone == nil && before.channels == [.inApp])
        let waiting = try await request(test, "(949) 555-0100")
        #expect(waiting.phone == TextNumber(number: Self.number, state: .waiting) && waiting.channels == [.inApp])
        #expect(test.phones.sent.map(\.number) == [Self.number] && test.phones.code.count == 6)
        let code = test.phones.code
        let on = try await confirm(test, " \(code.prefix(3)) \(code.suffix(3)) ")
        #expect(on.phone == .sample && on.channels == [.inApp, .sms])
        let again = await failure { () async throws(APIError) in try await confirm(test, code) }
        #expect(again?.status == 422 && again?.code == "wrong_code" && again?.fields.keys.sorted() == ["code"])
        #expect(try await test.server.client(as: .customer(8)).call(NotificationsEndpoints.preferences).phone == nil)
    }

    @Test func `five wrong entries end a code, and nobody else's code works`() async throws {
        let test = try await NotificationsTestServer(hasTexts: true)
        _ = try await request(test)
        let code = test.phones.code
        #expect(await failure { () async throws(APIError) in try await confirm(test, code, as: 8) }?.status == 422)
        let wrong = code == "000000" ? "000001" : "000000"
        for _ in 1...PhoneCodes.guesses { #expect(await failure { () async throws(APIError) in try await confirm(test, wrong) }?.status == 422) }
        #expect(await failure { () async throws(APIError) in try await confirm(test, code) }?.status == 422)
        #expect(try await test.casey.call(NotificationsEndpoints.preferences).phone == nil)
    }

    @Test func `a code ends after ten minutes, and with the next one`() async throws {
        let test = try await NotificationsTestServer(hasTexts: true)
        _ = try await request(test)
        let first = test.phones.code
        _ = try await request(test, "+48600100200")
        let second = test.phones.code
        if first != second { #expect(await failure { () async throws(APIError) in try await confirm(test, first) }?.status == 422) }
        test.server.clock.advance(by: .seconds(PhoneCodes.lifetime - 1))
        #expect(try await confirm(test, second).phone == TextNumber(number: "+48600100200", state: .on))
        _ = try await request(test)
        test.server.clock.advance(by: .seconds(PhoneCodes.lifetime))
        #expect(await failure { () async throws(APIError) in try await confirm(test, test.phones.code) }?.status == 422)
        // The phone that was confirmed stays until another is.
        #expect(try await test.casey.call(NotificationsEndpoints.preferences).phone?.number == "+48600100200")
    }

    @Test func `a phone gets five codes in an hour, whoever asks, and so does a person`() async throws {
        let test = try await NotificationsTestServer(hasTexts: true)
        for person in [7, 7, 7, 8, 8] { _ = try await request(test, as: person) }
        let phone = await failure { () async throws(APIError) in try await request(test, as: 8) }
        #expect(phone?.status == 429 && phone?.retryAfter == .seconds(3600))
        for _ in 1...2 { _ = try await request(test, "+48600100200") }
        #expect(await failure { () async throws(APIError) in try await request(test, "+48600100201") }?.status == 429)
        // Removing lifts no limit.
        _ = try await test.casey.call(NotificationsEndpoints.removePhone)
        #expect(await failure { () async throws(APIError) in try await request(test, "+48600100201") }?.status == 429)
        #expect(test.phones.sent.count == 7)
        test.server.clock.advance(by: .seconds(3601))
        _ = try await request(test)
    }

    @Test func `a phone is removed with its code`() async throws {
        let test = try await NotificationsTestServer(hasTexts: true)
        try await test.confirmPhone()
        _ = try await request(test)
        #expect(try await test.casey.call(NotificationsEndpoints.removePhone).phone == nil)
        #expect(await failure { () async throws(APIError) in try await confirm(test, test.phones.code) }?.status == 422)
        #expect(try await test.casey.call(NotificationsEndpoints.removePhone).channels == [.inApp])
    }

    @Test(arguments: [
        (TextError.Kind.unsubscribed, 422), (.unreachable, 422), (.refused, 422), (.unavailable(retryAfter: nil), 503),
    ])
    func `a code that can't be sent says why, and doesn't wait`(kind: TextError.Kind, status: Int) async throws {
        let test = try await NotificationsTestServer(hasTexts: true)
        test.phones.fail(TextError(kind, "responded"))
        let error = await failure { () async throws(APIError) in try await request(test) }
        #expect(error?.status == status && (error?.fields["number"] != nil) == (status == 422))
        #expect(try await test.casey.call(NotificationsEndpoints.preferences).phone == nil)
    }

    @Test func `a product without text messages takes no phone`() async throws {
        let test = try await NotificationsTestServer()
        #expect(await failure { () async throws(APIError) in try await request(test) }?.status == 404)
        #expect(try await test.casey.call(NotificationsEndpoints.preferences).offersTexts == false)
    }

    @Test(
        arguments: [
            ("+1 949 555 0100", "+19495550100"), ("(949) 555-0100", "+19495550100"), ("1-949-555-0100", "+19495550100"), ("0048 600 100 200", "+48600100200"),
            (" +48600100200", "+48600100200"), ("600 100 200", nil), ("", nil), ("+0123456789", nil), ("++48600100200", nil), ("48+600100200", nil),
            ("+1234567", nil), ("+1234567890123456", nil), ("+1949555O100", nil), ("+٤٨٦٠٠١٠٠٢٠٠", nil), ("9495550100;ext=1", nil),
        ] as [(String, String?)])
    func `a number reads as people write it`(typed: String, number: String?) { #expect(PhoneNumberFormat.international(typed) == number) }

    @Test func `a code has six digits, and its hash depends on person, phone and key`() {
        let codes = PhoneCodes(key: SymmetricKey(data: Data(repeating: 7, count: 32)), random: SystemRandomSource())
        let others = PhoneCodes(key: SymmetricKey(data: Data(repeating: 8, count: 32)), random: SystemRandomSource())
        #expect((1...200).allSatisfy { _ in codes.make().count == 6 })
        let hashes = [
            codes.hash("012345", number: "+1", of: 7), codes.hash("012345", number: "+1", of: 8), codes.hash("012345", number: "+2", of: 7),
            codes.hash("012346", number: "+1", of: 7), others.hash("012345", number: "+1", of: 7),
        ]
        #expect(Set(hashes).count == 5 && codes.hash("012345", number: "+1", of: 7) == hashes[0])
    }
}
