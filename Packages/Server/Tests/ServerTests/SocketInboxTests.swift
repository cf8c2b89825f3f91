import CoreTesting
import ServerCore
import Testing

@Suite(.timeLimit(.minutes(1)))
struct SocketInboxTests {
    @Test func `all that has come is taken at once and in order, and what is left after the end too`() async {
        let inbox = SocketInbox()
        inbox.put("a")
        inbox.put("b")
        inbox.finish()
        inbox.put("late")
        #expect(await inbox.take() == ["a", "b"])
        #expect(await inbox.take() == nil)
    }

    @Test func `who waits gets what comes, and nothing when the inbox ends`() async {
        let inbox = SocketInbox()
        async let first = inbox.take()
        inbox.put("a")
        #expect(await first == ["a"])
        async let second = inbox.take()
        inbox.finish()
        #expect(await second == nil)
    }

    @Test func `a full inbox has no room, and says so when it is emptied`() async {
        let emptied = LockedValue(0)
        let inbox = SocketInbox(capacity: 2) { emptied.withLock { $0 += 1 } }
        inbox.put("a")
        #expect(inbox.hasRoom)
        #expect(await inbox.take() == ["a"])
        #expect(emptied.value == 0)
        inbox.put("b")
        inbox.put("c")
        #expect(!inbox.hasRoom)
        inbox.put("d")
        #expect(await inbox.take() == ["b", "c", "d"])
        #expect(inbox.hasRoom)
        #expect(emptied.value == 1)
    }

    @Test func `a cancelled taker gets nothing, and nothing is lost`() async {
        let inbox = SocketInbox()
        let taker = Task { await inbox.take() }
        taker.cancel()
        #expect(await taker.value == nil)
        inbox.put("a")
        #expect(await inbox.take() == ["a"])
    }
}
