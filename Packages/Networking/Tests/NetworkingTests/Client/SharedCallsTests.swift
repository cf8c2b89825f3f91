import Core
import CoreTesting
import Foundation
import HTTPTypes
import Testing

@testable import Networking

@Suite(.timeLimit(.minutes(1)))
struct SharedCallsTests {
    private let shared = SharedCalls()
    private let key = SharedCalls.Key(path: "/notes/7", token: "access-1", language: .english)
    private let response = APIResponse(status: .ok, body: Data("first".utf8))

    /// Begins a call that responds once the gate is open, and returns once it is under way.
    private func begin(_ gate: Gate, _ outcome: Result<APIResponse, APIError>) async -> Task<APIResponse?, Never> {
        let begun = Gate()
        let call = Task { [shared, key] in
            try? await shared.response(of: key) { () async throws(APIError) in
                await begun.open()
                await gate.wait()
                return try outcome.get()
            }
        }
        await begun.wait()
        return call
    }

    /// Asks for the same, and returns once it waits for the call under way.
    private func join(key: SharedCalls.Key? = nil) async -> Task<String?, Never> {
        let count = shared.waiterCount
        let key = key ?? self.key
        let call = Task { [shared] in
            let response = try? await shared.response(of: key) { () async throws(APIError) in APIResponse(status: .ok, body: Data("own".utf8)) }
            return response.map { String(decoding: $0.body, as: UTF8.self) }
        }
        if key == self.key { while shared.waiterCount == count { await Task.yield() } }
        return call
    }

    @Test func `those who ask for the same meanwhile share the response`() async throws {
        let gate = Gate()
        let first = await begin(gate, .success(response))
        let others = [await join(), await join()]
        await gate.open()
        #expect(await first.value?.body == response.body)
        for other in others { #expect(await other.value == "first") }
        // It has ended: the next one asks anew.
        #expect(try await shared.response(of: key) { APIResponse(status: .ok, body: Data("new".utf8)) }.body == Data("new".utf8))
    }

    @Test func `if the call fails, the others make it after all`() async {
        let gate = Gate()
        let first = await begin(gate, .failure(.offline))
        let other = await join()
        await gate.open()
        #expect(await first.value == nil)
        #expect(await other.value == "own")
    }

    @Test(arguments: [("/notes/8", "access-1", Language.english), ("/notes/7", "access-2", .english), ("/notes/7", "access-1", .polish)])
    func `another path, person or language is another call`(path: String, token: String, language: Language) async {
        let gate = Gate()
        let first = await begin(gate, .success(response))
        #expect(await join(key: SharedCalls.Key(path: path, token: token, language: language)).value == "own")
        await gate.open()
        _ = await first.value
    }

    @Test func `one who is canceled doesn't wait, and the others still do`() async {
        let gate = Gate()
        let first = await begin(gate, .success(response))
        let (canceled, other) = (await join(), await join())
        canceled.cancel()
        #expect(await canceled.value == "own")
        await gate.open()
        #expect(await other.value == "first")
        #expect(await first.value != nil)
    }

    @Test func `what began before a write isn't shared after it`() async throws {
        let (gate, begun, reads) = (Gate(), Gate(), LockedValue(0))
        let transport = ScriptedTransport { exchange in
            guard exchange.request.method == .get,
                reads.withLock({
                    $0 += 1; return $0
                }) == 1
            else { return .ok(#"{"text":"New"}"#) }
            await begun.open()
            await gate.wait()
            return .ok(#"{"text":"Old"}"#)
        }
        let client = makeClient(transport, session: makeSession())
        let before = Task { try await client.callShared(NoteEndpoints.detail, IDInput(id: 7)) }
        await begun.wait()
        _ = try await client.call(NoteEndpoints.rename, RenameInput(id: 7, text: "New"), idempotencyKey: "key-1")
        #expect(try await client.callShared(NoteEndpoints.detail, IDInput(id: 7)) == Note(text: "New"))
        await gate.open()
        #expect(try await before.value == Note(text: "Old"))
    }
}
