import Core
import CoreTesting
import CoreUI
import Foundation
import HTTPTypes
import Networking
import ServerCore
import ServerTesting
import Testing

@testable import LiveUI

/// Calls that the outbox makes, and what they are answered.
private struct FakeCaller: EndpointCaller {
    let calls = LockedValue<[String]>([])
    let answer: @Sendable (String) throws(APIError) -> Void

    func call<Input, Output>(
        _ endpoint: Endpoint<Input, Output>, _ input: Input, idempotencyKey: String?, deviceTime: Date?
    ) async throws(APIError) -> Output {
        let key = idempotencyKey ?? ""
        calls.withLock { $0.append("\(key) \(deviceTime.map(WireJSON.string) ?? "")") }
        try answer(key)
        guard let output = NoOutput() as? Output else { throw .internalError }
        return output
    }
}

private let ring = Endpoint<IDInput, NoOutput>(.post, "/bells/{id}", access: .signedIn, idempotency: .key, summary: "Rings a bell.")

private let ringIntent = OfflineIntent("bells.ring", fields: ["id"]) { (input: IDInput, call) throws(APIError) in
    _ = try await call(ring, input)
}

struct OfflineOutboxTests {
    private func controller(_ caller: FakeCaller, signedIn: Person? = .driver(5)) -> OutboxController {
        let app = OfflineApp(
            manifest: .sample, fallbacks: [:], intents: [ringIntent],
            personID: { _ in 5 }, caller: { _ in caller })
        return OutboxController(app: app, origin: PageOrigin(publicURL: nil)) { _ in signedIn.map(TestAuthenticator.session) }
    }

    private func request(
        _ entries: String, origin: String = "http://test", type: String = "application/json", header: String? = "1", site: String? = nil
    ) -> ServerRequest {
        var fields: HTTPFields = [.origin: origin, .contentType: type]
        if let header { fields[.tumbleOutbox] = header }
        if let site, let name = HTTPField.Name("Sec-Fetch-Site") { fields[name] = site }
        let head = HTTPRequest(method: .post, scheme: "http", authority: "test", path: "/live/outbox", headerFields: fields)
        return ServerRequest(head: head, body: Data("{\"entries\":[\(entries)]}".utf8))
    }

    private func entry(
        _ key: String = "key-0001", _ intent: String = "bells.ring", person: Int = 5, fields: String = #"{"id":"7"}"#,
        at time: String = "2026-01-01T11:00:00.000Z"
    ) -> String {
        #"{"key":"\#(key)","intent":"\#(intent)","person":\#(person),"fields":\#(fields),"deviceTime":"\#(time)"}"#
    }

    private func answer(_ caller: FakeCaller, _ entries: String...) async throws -> OutboxResponse {
        let response = try await controller(caller).post(request(entries.joined(separator: ",")))
        return try #require(try WireJSON.decoder().decode(Envelope<OutboxResponse>.self, from: response.body).data)
    }

    @Test func `presses are done in order under their keys and the times of the device`() async throws {
        let caller = FakeCaller { _ throws(APIError) in }
        let answer = try await answer(caller, entry("key-0001"), entry("key-0002", at: "2026-01-01T11:05:00.000Z"))
        #expect(answer.person == 5 && answer.results.map(\.status) == [200, 200])
        #expect(caller.calls.value == ["key-0001 2026-01-01T11:00:00.000Z", "key-0002 2026-01-01T11:05:00.000Z"])
    }

    @Test(arguments: [APIError.offline, .unauthorized(), .internalError])
    func `what comes after a press that may still succeed waits for it`(error: APIError) async throws {
        let caller = FakeCaller { key throws(APIError) in if key == "key-0002" { throw error } }
        let answer = try await answer(caller, entry("key-0001"), entry("key-0002"), entry("key-0003"))
        #expect(answer.results.map(\.status) == [200, error.status])
        #expect(caller.calls.value.count == 2)
    }

    @Test func `a press that is refused is answered with its reason, and the next is tried`() async throws {
        let caller = FakeCaller { key throws(APIError) in if key == "key-0001" { throw .conflict("Too late.") } }
        let answer = try await answer(caller, entry("key-0001"), entry("key-0002"))
        #expect(answer.results.map(\.status) == [409, 200] && answer.results[0].message == "Too late.")
    }

    @Test func `what can't be a press is named, and nothing is called`() async throws {
        let caller = FakeCaller { _ throws(APIError) in }
        let answer = try await answer(
            caller, entry("key-0001", "bells.steal"), entry("key-0002", fields: #"{"id":"loud"}"#), entry("key-0003", fields: "{}"),
            entry("key-0004", person: 6), entry("short"), entry("key-0006", at: "yesterday"))
        #expect(answer.results.map(\.status) == [404, 422, 422, 403, 422, 422])
        #expect(answer.results.compactMap(\.fields).map { $0.keys.sorted() } == [["id"], ["id"], ["key"], ["deviceTime"]])
        #expect(answer.results[3].code == "other_person")
        #expect(caller.calls.value.isEmpty)
    }

    @Test func `another site can't post, nor a form`() async throws {
        let controller = controller(FakeCaller { _ throws(APIError) in })
        for bad in [
            request(entry(), origin: "http://evil.example"), request(entry(), origin: "http://test:81"), request(entry(), type: "text/plain"),
            request(entry(), header: nil), request(entry(), header: "2"), request(entry(), site: "cross-site"), request(entry(), site: "same-site"),
        ] {
            await #expect(throws: APIError.forbidden()) { try await controller.post(bad) }
        }
        #expect(try await controller.post(request(entry(), site: "same-origin")).status == .ok)
    }

    @Test func `nobody signed in, too much and nonsense are refused`() async throws {
        let caller = FakeCaller { _ throws(APIError) in }
        await #expect(throws: APIError.unauthorized()) { try await controller(caller, signedIn: nil).post(request(entry())) }
        let long = String(repeating: "x", count: OutboxController.bodyBytes)
        await #expect(throws: RequestLimits.bodyTooLarge) { try await controller(caller).post(request(entry(fields: #"{"id":"\#(long)"}"#))) }
        let many = Array(repeating: entry(), count: OutboxController.entryCount + 1).joined(separator: ",")
        await #expect(throws: RequestLimits.bodyTooLarge) { try await controller(caller).post(request(many)) }
        let nonsense = await #expect(throws: APIError.self) { try await controller(caller).post(request("{")) }
        #expect(nonsense?.status == 400)
        #expect(caller.calls.value.isEmpty)
    }
}

extension WebManifest {
    static let sample = WebManifest(
        name: "Bells & Co", identifier: "app.bells", pageColors: (light: "#FFFFFF", dark: "#000000"), iconColor: "#3F6B22",
        shortcuts: [Shortcut(name: "Ring", path: "/ring")])
}
