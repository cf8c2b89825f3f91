import Core
import Testing

@testable import ServerCore

struct RealtimeChannelTests {
    @Test(arguments: [
        ("orders/1", true), ("/orders/1/", true), ("orders//1", true), ("people/7/inbox", true), ("orders", false), ("orders/1/2", false), ("order/1", false),
        ("ordersx/1", false), ("people/7/outbox", false), ("", false), ("/", false),
    ])
    func `a channel has the topics that match one of its patterns`(name: String, isIncluded: Bool) {
        let patterns: [PathTemplate] = ["orders/{id}", "people/{id}/inbox"]
        let channel = RealtimeChannel("test", topics: patterns, joined: { _ in [] }) { _, _, _ in [] }
        #expect(channel.has(Topic(name)) == isIncluded)
        #expect(isIncluded == patterns.contains { $0.match(Topic(name).parts) != nil })
    }
}
