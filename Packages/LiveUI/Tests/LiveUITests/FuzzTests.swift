import Core
import CoreTesting
import Foundation
import ServerCore
import Testing

@testable import LiveUI

/// Random frames, which must never crash the server nor reach another person's store. The seed is fixed; a failure names the frame.
@Suite(.timeLimit(.minutes(5)))
struct FuzzTests {
    private static let frameCount = 20_000

    @Test func `random frames reach nobody else's store, and the server lives on`() async throws {
        var limits = LiveLimits()
        limits.messageBurst = 1_000_000
        limits.tabsPerBrowser = 4
        let fixture = try await LiveFixture.make(limits: limits)
        let victim = try await fixture.visit()
        let victimTab = try await fixture.connect(victim)
        let victimSession = try #require(await fixture.live.tabs[victim.session]?.session)
        let attacker = try await fixture.visit()
        var frames = FrameSource(
            random: SeededRandomSource(seed: 3), ids: [try attacker.press("Add"), try attacker.press("Start"), attacker.input, "aaaaaaaaaaaaa"],
            sessions: [victim.session, attacker.session, "", "gone"])
        var tab = fixture.socket(cookie: attacker.cookie)
        for number in 0..<Self.frameCount {
            if tab.socket.code.value != nil || number % 97 == 0 {
                await tab.leave()
                tab = fixture.socket(cookie: attacker.cookie)
                tab.socket.inbox.put(frames.hello())
            }
            tab.socket.inbox.put(frames.next())
            if number % 50 == 0 { await Task.yield() }
        }
        await tab.leave()
        #expect(await fixture.live.tabs[victim.session]?.session === victimSession)
        #expect(await fixture.live.sessionCount <= 5)
        victimTab.press(try victim.press("Add"))
        let html = TestTab.html(try await victimTab.settled())
        #expect(html.contains("Count 1"))
        #expect(!html.contains("fuzz"))
        #expect(fixture.app.log.value.contains { $0.contains("fuzz") })
        await victimTab.leave()
        await fixture.live.stop()
    }

    @Test func `deep and odd JSON can't be read`() {
        let deep = String(repeating: "[", count: 30_000) + String(repeating: "]", count: 30_000)
        for text in [
            deep, "{\"kind\":\"hello\",\"sequence\":1,\"fields\":\(deep)}", "", "null", "[]", "1e999", "{\"kind\":\"hello\"}",
            "{\"kind\":\"hello\",\"sequence\":1e400}", "{\"kind\":\"hello\",\"sequence\":99999999999999999999}", "\u{0}",
            "{\"kind\":\"\\ud800\",\"sequence\":1}",
        ] {
            #expect(BrowserMessage.decode(text) == nil, "\(text.prefix(60))")
        }
    }
}

/// Makes frames: most are nearly right, some are anything.
private struct FrameSource {
    let random: SeededRandomSource
    let ids: [String]
    let sessions: [String]

    mutating func hello() -> String {
        #"{"kind":"hello","sequence":1,"id":"\#(pick(sessions))","path":"/\#(pick(["", "a", "redirect"]))","render":\#(integer()),"#
            + #""fields":{"\#(pick(ids))":"fuzz"},"extents":{"\#(pick(ids))":\#(integer())}}"#
    }

    mutating func next() -> String {
        switch random.integer(in: 0..<200) {
        case 0: return String(decoding: random.bytes(random.integer(in: 0..<200)), as: UTF8.self)
        case 1: return String(repeating: "x", count: 70_000)
        case 2: return #"{"kind":"\#(pick(["text", "nonsense"]))","sequence":"\#(integer())","id":[]}"#
        case 3: return String(repeating: "{\"a\":", count: 600)
        case 4: return hello()
        default: return event()
        }
    }

    private func event() -> String {
        let kind = pick(["press", "submit", "text", "flag", "open", "more", "shown", "ping", "visible"])
        var members = #""kind":"\#(kind)","sequence":\#(integer()),"id":"\#(pick(ids + sessions))""#
        if random.integer(in: 0..<4) > 0 { members += #","render":\#(integer())"# }
        if random.integer(in: 0..<2) > 0 { members += #","text":"fuzz\#(pick(["", "<script>", "\\u0000", "🧺", "' OR 1=1"]))""# }
        if random.integer(in: 0..<3) > 0 { members += #","flag":\#(pick(["true", "false", "null"]))"# }
        if random.integer(in: 0..<3) > 0 { members += #","path":"/\#(pick(["", "place", "%00", "..", "?a=b#c"]))""# }
        return "{\(members)}"
    }

    private func integer() -> Int {
        pickNumber([0, 1, 2, 3, -1, 57, .max, .min, random.integer(in: 0..<1_000)])
    }

    private func pickNumber(_ values: [Int]) -> Int { values[random.integer(in: 0..<values.count)] }

    private func pick(_ values: [String]) -> String { values[random.integer(in: 0..<values.count)] }
}
