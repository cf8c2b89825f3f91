import Testing

@testable import ServerHost

@Suite(.timeLimit(.minutes(1)))
struct MessageQueueTests {
    @Test func `messages come out in order, and what is left after the end too`() async {
        let queue = MessageQueue(capacity: 4)
        await queue.put("a")
        await queue.put("b")
        queue.finish()
        await queue.put("late")
        #expect(await queue.next() == "a")
        #expect(await queue.next() == "b")
        #expect(await queue.next() == nil)
    }

    @Test func `a full queue lets go of its putter when a message is taken or the queue ends`() async {
        let queue = MessageQueue(capacity: 1)
        async let first: Void = queue.put("a")
        #expect(await queue.next() == "a")
        await first
        async let second: Void = queue.put("b")
        queue.finish()
        await second
    }

    @Test func `a cancelled taker gets nothing, and nothing is lost`() async {
        let queue = MessageQueue(capacity: 4)
        let taker = Task { await queue.next() }
        taker.cancel()
        #expect(await taker.value == nil)
        await queue.put("a")
        #expect(await queue.next() == "a")
    }
}
