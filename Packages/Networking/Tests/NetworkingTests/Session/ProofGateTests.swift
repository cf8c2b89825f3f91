import Core
import CoreTesting
import Foundation
import HTTPTypes
import Testing

@testable import Networking

struct ProofGateTests {
    private static let refusal = ScriptedTransport.Response(
        status: 403, body: #"{"success":false,"data":null,"error":"Confirm that it's you.","code":"proof_required"}"#)

    /// Refuses the first access token for want of a proof.
    private let transport = ScriptedTransport { $0.authorization == "Bearer proven" ? .ok(#"{"text":"Hi"}"#) : refusal }

    @Test func `a call that needs a proof waits for it, and is repeated with the token that has it`() async throws {
        let (gate, session) = (ProofGate(), makeSession())
        let client = client(gate, session)
        var questions = gate.questions().makeAsyncIterator()
        async let first = client.call(NoteEndpoints.detail, IDInput(id: 7))
        async let second = client.call(NoteEndpoints.detail, IDInput(id: 8))
        #expect(await questions.next() == true)
        try await eventually { transport.requests.count >= 2 }
        await session.adopt(accessToken: "proven", expiresAt: .distantFuture)
        // The second call may reach the gate after this: it is asked again then.
        await gate.finish(isProven: true)
        let isDone = LockedValue(false)
        let helper = Task {
            while !isDone.value {
                await gate.finish(isProven: true)
                await Task.yield()
            }
        }
        #expect(try await [first, second].map(\.text) == ["Hi", "Hi"])
        isDone.value = true
        await helper.value
        #expect(await session.tokens()?.refreshToken == "refresh-1")
    }

    @Test func `a question that is closed lets the call fail`() async throws {
        let gate = ProofGate()
        var questions = gate.questions().makeAsyncIterator()
        let client = client(gate, makeSession())
        let call = Task { await failure(client) }
        #expect(await questions.next() == true)
        await gate.finish(isProven: false)
        #expect(await call.value?.code == .proofRequired)
    }

    @Test func `where nobody can be asked the call fails at once`() async throws {
        #expect(await failure(client(ProofGate(), makeSession()))?.code == .proofRequired)
        #expect(await failure(client(nil, makeSession()))?.code == .proofRequired)
        #expect(transport.requests.count == 2)
    }

    @Test func `a canceled call takes its question back`() async throws {
        let gate = ProofGate()
        var questions = gate.questions().makeAsyncIterator()
        let client = client(gate, makeSession())
        let call = Task { await failure(client) }
        #expect(await questions.next() == true)
        call.cancel()
        #expect(await questions.next() == false)
        #expect(await call.value != nil)
    }

    private func client(_ gate: ProofGate?, _ session: AuthSession) -> APIClient {
        let clock = TestClock()
        return APIClient(http: HTTPClient(transport: transport, clock: clock), baseURL: nil, session: session, proofs: gate, clock: clock)
    }

    private func failure(_ client: APIClient) async -> APIError? {
        do throws(APIError) {
            _ = try await client.call(NoteEndpoints.detail, IDInput(id: 7))
            return nil
        } catch {
            return error
        }
    }
}
