import Core
import Testing
import UI

@testable import Fleet

struct PositionFieldTests {
    private func heard(_ text: String) -> [[Position]] {
        var heard: [[Position]] = []
        let render = Renderer.render(PositionField { heard.append($0) })
        for id in render.actions.ids { render.actions[id]?.perform(.text(text)) }
        return heard
    }

    @Test func `what the browser reports is heard as positions`() {
        let text =
            #"[{"latitude":33.668,"longitude":-117.764,"accuracy":8,"heading":140,"speed":11.5,"time":"2026-01-01T12:00:00.000Z"}]"#
        #expect(heard(text) == [[.sample]])
    }

    @Test(arguments: ["", "[]", "here", #"[{"latitude":"north"}]"#]) func `what is no position is passed over`(text: String) {
        #expect(heard(text).isEmpty)
    }
}
