import Core
import Foundation
import Testing
import UI

@testable import Theme

@Test func `a drag names its item and target, and anything else is none`() {
    #expect(Drag.read(#"{"item":"order-12","target":"driver-5"}"#) == Drag(item: "order-12", target: "driver-5"))
    #expect(Drag.read(#"{"item":"order-12","isExtending":true}"#) == Drag(item: "order-12", target: nil, isExtending: true))
    for text in ["", "{}", "7", #"{"item":7}"#, #"{"target":"driver-5"}"#] { #expect(Drag.read(text) == nil, "\(text)") }
}

@Test func `a drag area hears of drops, and leaves out what isn't one`() throws {
    final class Heard { var drags: [Drag] = [] }
    let heard = Heard()
    let page = Renderer.render(
        DragArea {
            heard.drags.append($0)
        } content: {
            Text("Order 12").dragItem("order-12").dropTarget("order-12")
        })
    let markup = String(decoding: page.html, as: UTF8.self)
    #expect(markup.contains("data-hook=\"drag\"") && markup.contains("data-drag=\"order-12\"") && markup.contains("data-drop=\"order-12\""))
    let event = try #require(page.actions.ids.first.flatMap { page.actions[$0] })
    event.perform(.text("nonsense"))
    event.perform(.text(#"{"item":"order-12","target":"driver-5"}"#))
    #expect(heard.drags == [Drag(item: "order-12", target: "driver-5")])
}

@Test func `a card of a board is opened, selected and acted on by buttons with names`() {
    let markup = html(
        ColumnCard(
            "Order 12", lines: ["Irvine"], item: "order-12", identifier: "card.12", tone: .danger, isOpen: true, selection: .constant(true),
            action: ColumnCardAction("Assign", identifier: "assign.12") {}, open: {}
        ) {
            Pill("Late")
        })
    for part in [
        "data-drag=\"order-12\"", "aria-label=\"Order 12\"", "data-testid=\"card.12\"", "data-testid=\"card.12.select\"", "aria-label=\"Select Order 12\"",
        "aria-label=\"Assign: Order 12\"", "data-shortcut=\"a\"", "data-shortcut=\"x\"", "is-danger is-open is-selected",
    ] { #expect(markup.contains(part), "\(part)") }
    let plain = html(ColumnCard("Order 12", lines: [], item: "order-12", identifier: "card.12", open: {}) {})
    #expect(!plain.contains("data-shortcut"))
}

@Test func `the marks of a point map are elements of their own, which the keyboard passes by`() {
    let place = Coordinate(latitude: 33.650004, longitude: -117.82)
    let markup = html(
        PointMap(
            "Orders",
            pins: [
                PointPin("order-12", at: place, label: "Order 12", tone: .danger), PointPin("driver-5", at: place, label: "Dan", kind: .driver, isStale: true),
            ]
        ) { _ in })
    #expect(markup.contains("data-at=\"33.65 -117.82\"") && markup.contains("data-drag=\"order-12\"") && markup.contains("data-drop=\"driver-5\""))
    #expect(markup.matches(of: /<button[^>]*tabindex="-1"[^>]*data-pin/).count == 2)
    #expect(markup.contains("is-stale") && MapScript.source.contains("map-pins") && BoardScript.source.contains("data-choices"))
}

@Test func `a board's panel is named, and closes by a button`() {
    let markup = html(BoardPanel("Order 12", id: "12", close: {}) { Text("Irvine") })
    for part in ["<aside", "aria-label=\"Order 12\"", "data-hook=\"panel\"", "data-subject=\"12\"", "board.panel.close"] {
        #expect(markup.contains(part), "\(part)")
    }
}
