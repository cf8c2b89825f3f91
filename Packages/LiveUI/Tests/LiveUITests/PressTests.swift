import CoreTesting
import Testing

@testable import LiveUI

@Suite(.timeLimit(.minutes(1)))
struct PressTests {
    @Test func `two quick presses on a button that stays as it is act twice`() async throws {
        let fixture = try await LiveFixture.make()
        let page = try await fixture.visit()
        let tab = try await fixture.connect(page)
        let add = try page.press("Add")
        tab.send(["kind": "press", "id": add, "render": 1])
        tab.send(["kind": "press", "id": add, "render": 1])
        #expect(TestTab.html(try await tab.settled()).contains("Count 2"))
        await tab.leave()
    }

    @Test func `the second of two quick presses is dropped when the first made another button of it`() async throws {
        let fixture = try await LiveFixture.make()
        let page = try await fixture.visit()
        let tab = try await fixture.connect(page)
        let start = try page.press("Start")
        tab.send(["kind": "press", "id": start, "render": 1])
        tab.send(["kind": "press", "id": start, "render": 1])
        #expect(TestTab.html(try await tab.settled()).contains("Stop"))
        tab.send(["kind": "press", "id": start, "render": 1])
        #expect(TestTab.html(try await tab.settled()).isEmpty)
        tab.press(start)
        #expect(TestTab.html(try await tab.settled()).contains("Start"))
        #expect(fixture.app.log.value.filter { $0 == "startTapped" }.count == 2)
        await tab.leave()
    }

    @Test func `a press of a render that wasn't yet, or on what isn't there, does nothing`() async throws {
        let fixture = try await LiveFixture.make()
        let page = try await fixture.visit()
        let tab = try await fixture.connect(page)
        let add = try page.press("Add")
        tab.send(["kind": "press", "id": add, "render": 57])
        tab.send(["kind": "press", "id": add, "render": -5])
        tab.send(["kind": "press", "id": "aaaaaaaaaaaaa"])
        tab.send(["kind": "press"])
        #expect(TestTab.html(try await tab.settled()).isEmpty)
        await tab.leave()
    }

    @Test func `a button's look is its content, another element's its start tag`() {
        let button = #"<div><button class="b" data-press="x">Start</button></div>"#
        let row = #"<div class="r" data-press="y">5 min</div>"#
        var looks = ControlStyles()
        looks.advance(to: Array((button + row).utf8), number: 1)
        looks.advance(to: Array((button.replacing("Start", with: "Stop") + row.replacing("5", with: "4")).utf8), number: 2)
        #expect(!looks.isUnchanged("x", since: 1, present: nil))
        #expect(looks.isUnchanged("x", since: 2, present: nil))
        #expect(looks.isUnchanged("y", since: 1, present: nil))
        #expect(!looks.isUnchanged("y", since: 1, present: Array(row.replacing("class=\"r\"", with: "class=\"s\"").utf8)))
        #expect(!looks.isUnchanged("z", since: 2, present: nil))
    }

    @Test func `a tab whose badge counts on means the same`() {
        func tab(_ badge: String) -> [UInt8] {
            Array(#"<button aria-label="Jobs, \#(badge)" data-press="x"><span data-steady="">Jobs <b>\#(badge)</b></span></button>"#.utf8)
        }
        var looks = ControlStyles()
        looks.advance(to: tab("1"), number: 1)
        looks.advance(to: tab("2"), number: 2)
        #expect(looks.isUnchanged("x", since: 1, present: tab("3")))
    }
}
