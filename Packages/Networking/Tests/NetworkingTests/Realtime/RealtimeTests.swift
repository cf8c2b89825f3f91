import Core
import Networking
import Testing

struct RealtimeTests {
    private let realtime = FakeRealtime()

    private func change(_ topic: Topic, _ sequence: Int) -> Change {
        Change(topic: topic, kind: "order:updated", id: 12, sequence: sequence)
    }

    @Test func `every subscriber of a topic gets its changes in order, and no other's`() async {
        var first = await realtime.subscribe("orders/12").makeAsyncIterator()
        var second = await realtime.subscribe("orders/12").makeAsyncIterator()
        realtime.send(change("orders/13", 1))
        realtime.send(change("orders/12", 2))
        realtime.send(change("orders/12", 3))
        for sequence in [2, 3] {
            #expect(await first.next()?.sequence == sequence)
            #expect(await second.next()?.sequence == sequence)
        }
    }

    @Test func `a subscription ends with its consumer`() async {
        let stream = await realtime.subscribe("orders/12")
        #expect(realtime.subscriberCount(of: "orders/12") == 1)
        let consumer = Task { for await _ in stream {} }
        consumer.cancel()
        await consumer.value
        #expect(realtime.subscriberCount(of: "orders/12") == 0)
    }

    @Test func `a refusal ends the present and the later subscriptions`() async {
        let before = await realtime.subscribe("orders/12")
        realtime.refuse("orders/12")
        let after = await realtime.subscribe("orders/12")
        for stream in [before, after] {
            var iterator = stream.makeAsyncIterator()
            #expect(await iterator.next() == nil)
        }
    }

    @Test func `a test can wait for a subscriber`() async {
        let realtime = realtime
        let page = Task { () -> Int? in
            var changes = await realtime.subscribe("orders/12").makeAsyncIterator()
            return await changes.next()?.sequence
        }
        await realtime.waitForSubscriber(to: "orders/12")
        realtime.send(change("orders/12", 9))
        #expect(await page.value == 9)
    }
}
