import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import Testing

struct ReachabilityTests {
    @Test func `real failures and answers tell, each change once`() async {
        let clock = TestClock()
        let reachability = Reachability(clock: clock)
        var changes = reachability.changes().makeAsyncIterator()
        let since = clock.now
        reachability.succeeded()
        reachability.failed()
        clock.advance(by: .seconds(5))
        reachability.failed()
        #expect(reachability.state == .offline(since: since))
        reachability.succeeded()
        #expect(await changes.next() == .offline(since: since))
        #expect(await changes.next() == .online)
    }

    @Test func `calls report to it`() async {
        let isDown = LockedValue(true)
        let transport = ScriptedTransport { _ in
            if isDown.value { throw HTTPClientError.unreachable("refused") }
            return .init(status: 500, body: "")
        }
        let clock = TestClock()
        let reachability = Reachability(clock: clock)
        let client = APIClient(http: HTTPClient(transport: transport, clock: clock), baseURL: nil, session: nil, reachability: reachability)
        await #expect(throws: APIError.self) { try await client.call(NoteEndpoints.areas) }
        #expect(reachability.state == .offline(since: clock.now))
        isDown.value = false
        await #expect(throws: APIError.self) { try await client.call(NoteEndpoints.areas) }
        #expect(reachability.state == .online)
    }
}
