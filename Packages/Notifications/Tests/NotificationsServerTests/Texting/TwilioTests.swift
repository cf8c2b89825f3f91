import Core
import CoreTesting
import Foundation
import HTTPTypes
import NotificationsAPI
import Testing

@testable import NotificationsServer

/// Twilio's responses as its documentation shows them. Tests/Conformance/test_texts.py has a server of its own.
private struct DocumentedTwilio: HTTPTransport {
    let status: Int
    var body = ""
    var fields: HTTPFields = [:]
    let requests = LockedValue<[(HTTPRequest, String)]>([])

    func send(_ request: HTTPRequest, body: Data) async throws -> (HTTPResponse, Data) {
        requests.value.append((request, String(decoding: body, as: UTF8.self)))
        if status == 0 { throw HTTPClientError.timedOut }
        return (HTTPResponse(status: HTTPResponse.Status(code: status), headerFields: fields), Data(self.body.utf8))
    }
}

struct TwilioTests {
    private static let values = ["TWILIO_ACCOUNT_SID": "AC12", "TWILIO_AUTH_TOKEN": "secret", "TWILIO_FROM": "+15005550006"]

    private func settings(_ changes: [String: String] = [:]) throws -> TwilioSettings? {
        try TwilioSettings(SettingValues(Self.values.merging(changes) { $1 }))
    }

    private func send(_ twilio: DocumentedTwilio, _ changes: [String: String] = [:]) async throws -> TextError? {
        let settings = try #require(try settings(changes))
        let service = TwilioTextService(settings: settings, transport: twilio, clock: TestClock(), random: SystemRandomSource())
        do {
            try await service.send(TextMessage(number: "+19495550100", text: "Zażółć & 1+1"))
            return nil
        } catch {
            return error
        }
    }

    @Test func `a message is posted as a form, with the account's name and secret`() async throws {
        let twilio = DocumentedTwilio(status: 201, body: #"{"sid":"SM1","status":"queued"}"#)
        #expect(try await send(twilio) == nil)
        let (request, body) = try #require(twilio.requests.value.first)
        #expect(request.method == .post && request.scheme == "https" && request.authority == "api.twilio.com")
        #expect(request.path == "/2010-04-01/Accounts/AC12/Messages.json")
        #expect(request.headerFields[.authorization] == "Basic QUMxMjpzZWNyZXQ=")
        #expect(request.headerFields[.contentType] == "application/x-www-form-urlencoded")
        #expect(body == "To=%2B19495550100&From=%2B15005550006&Body=Za%C5%BC%C3%B3%C5%82%C4%87%20%26%201%2B1")
        #expect(try await send(twilio, ["TWILIO_FROM": "MG34"]) == nil)
        #expect(twilio.requests.value.last?.1.contains("&MessagingServiceSid=MG34&") == true)
    }

    @Test(
        arguments: [
            (400, 21_211, .unreachable), (400, 21_614, .unreachable), (400, 21_408, .unreachable), (400, 21_610, .unsubscribed), (400, 21_602, .refused),
            (404, 20_404, .refused), (401, 20_003, .unavailable(retryAfter: nil)), (429, 20_429, .unavailable(retryAfter: nil)),
            (500, 20_500, .unavailable(retryAfter: nil)), (503, nil, .unavailable(retryAfter: nil)), (400, nil, .refused), (302, nil, .refused),
        ] as [(Int, Int?, TextError.Kind)])
    func `each refusal says what to do, and tells neither number nor text`(status: Int, code: Int?, kind: TextError.Kind) async throws {
        let body = code.map { #"{"code":\#($0),"message":"The 'To' number +19495550100 is not valid","status":\#(status)}"# } ?? "<html>"
        let error = try await send(DocumentedTwilio(status: status, body: body))
        #expect(error?.kind == kind)
        #expect(error?.description == "responded with \(status)" + (code.map { ", code \($0)" } ?? ""))
    }

    @Test func `the service says when it wants to be asked again, and silence is no refusal`() async throws {
        #expect(try await send(DocumentedTwilio(status: 429, fields: [.retryAfter: "7"]))?.kind == .unavailable(retryAfter: 7))
        #expect(try await send(DocumentedTwilio(status: 0))?.kind == .unavailable(retryAfter: nil))
    }

    @Test func `settings that don't belong together name the fix`() throws {
        #expect(try settings(["TWILIO_ACCOUNT_SID": ""]) == nil)
        for (key, value) in [
            ("TWILIO_AUTH_TOKEN", ""), ("TWILIO_FROM", ""), ("TWILIO_ACCOUNT_SID", "AC/../1"), ("TWILIO_URL", "http://example.org"), ("TWILIO_URL", "x"),
        ] {
            let error = #expect(throws: SettingError.self) { try settings([key: value]) }
            #expect(error?.description.contains(key) == true && error?.description.contains("To fix") == true)
        }
        #expect(try settings(["TWILIO_URL": "http://127.0.0.1:8080"])?.authority == "127.0.0.1:8080")
    }

    @Test func `a folder gets messages in place of phones, for its owner alone`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "texts-\(SystemRandomSource().hexadecimal(byteCount: 8))")
        defer { try? FileManager.default.removeItem(at: folder) }
        let service = FolderTextService(folder: folder, clock: TestClock(), random: SystemRandomSource())
        try await service.send(TextMessage(number: "+19495550100", text: "Hello"))
        let file = try #require(try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).first)
        #expect(try String(contentsOf: file, encoding: .utf8) == "To: +19495550100\n\nHello\n" && file.pathExtension == "txt")
        #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o600)
    }
}
