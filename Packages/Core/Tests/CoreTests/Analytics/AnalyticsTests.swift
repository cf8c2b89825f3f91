import Core
import CoreTesting
import Foundation
import Testing

private struct Agreed: AnalyticsConsent {
    let people: Set<Int>
    func isGiven(by person: Int) async -> Bool { people.contains(person) }
}

private struct Collected: AnalyticsSink {
    let records = LockedValue<[AnalyticsRecord]>([])
    func record(_ record: AnalyticsRecord) async throws { records.withLock { $0.append(record) } }
}

private struct Broken: AnalyticsSink {
    struct Failure: Error {}
    func record(_ record: AnalyticsRecord) async throws { throw Failure() }
}

struct AnalyticsTests {
    private let event = AnalyticsEvent("orders.placed", ["bags": .integer(2), "express": .boolean(true), "kilograms": .number(2.5), "kind": .word("wash")])

    @Test func `only events of people who agreed are kept`() async {
        let (sink, clock) = (Collected(), TestClock())
        let analytics = LiveAnalyticsService(consent: Agreed(people: [7]), sinks: [sink], clock: clock)
        await analytics.track(event, by: nil)
        await analytics.track(event, by: 8)
        await analytics.track(event, by: 7)
        #expect(sink.records.value == [AnalyticsRecord(event: event, time: clock.now, person: 7)])
    }

    @Test func `a sink that fails keeps nothing from the others`() async {
        let sink = Collected()
        let analytics = LiveAnalyticsService(consent: Agreed(people: [7]), sinks: [Broken(), LogAnalyticsSink(), sink], clock: TestClock())
        await analytics.track(event, by: 7)
        #expect(sink.records.value.count == 1)
    }

    @Test func `an event survives the way through JSON`() throws {
        let data = try JSONEncoder().encode(event)
        #expect(try JSONDecoder().decode(AnalyticsEvent.self, from: data) == event)
        let properties = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])["properties"] as? [String: Any]
        #expect(properties?["kind"] as? String == "wash")
        #expect(event.properties.values.map(\.description).sorted() == ["2", "2.5", "true", "wash"])
    }
}
