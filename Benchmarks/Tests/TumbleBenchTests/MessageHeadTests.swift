import Testing
import UI

@testable import TumbleBench

struct MessageHeadTests {
    @Test func `a message's head has its render, and whether it replaces elements`() {
        var message = ServerMessage(render: 417, acknowledged: 12, received: 9)
        #expect(MessageHead(message.encoded).render == 417)
        #expect(!MessageHead(message.encoded).hasFragments)
        message.fragments = [FragmentUpdate(id: "a", html: Array(repeating: 0x20, count: 1_000))]
        #expect(MessageHead(message.encoded).render == 417)
        #expect(MessageHead(message.encoded).hasFragments)
    }

    @Test func `a message without a render has none`() {
        #expect(MessageHead(Array("{\"session\":\"a\"}".utf8)).render == nil)
    }
}
