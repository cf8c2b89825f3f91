import UI

/// A live page of 100 orders, one of which changes its status with each turn.
struct ChangedRow {
    private let pages: [OrdersPage]
    private(set) var shown: Render
    private var turn = 0

    init() {
        let presses = Presses()
        var changed = Order.hundred
        let order = changed[40]
        changed[40] = Order(
            id: order.id, title: order.title, address: order.address, window: order.window, price: order.price, status: "Out for delivery")
        pages = [OrdersPage(orders: Order.hundred, presses: presses), OrdersPage(orders: changed, presses: presses)]
        shown = Renderer.render(pages[0], capacity: 131_072)
    }

    /// The page after a change.
    func render() -> Render { Renderer.render(pages[(turn + 1) % 2], capacity: 131_072) }

    /// Changes the order, renders the page, finds what changed, and encodes it for the browser.
    mutating func send() -> [UInt8] {
        let next = render()
        let updates = next.changes(since: shown, splicingRows: true)
        turn += 1
        shown = next
        return ServerMessage(render: turn, acknowledged: turn, fragments: updates).encoded
    }

    /// A turn that was sent must hold the changed row alone.
    func check(_ frame: [UInt8]) throws {
        let text = String(decoding: frame, as: UTF8.self)
        guard text.contains("Out for delivery"), text.contains("ui-cancel"), frame.count < shown.html.count / 50 else {
            throw WrongFrame()
        }
    }
}

/// A frame that doesn't hold what changed.
struct WrongFrame: Error, CustomStringConvertible {
    let description = "The frame of a changed row isn't the row alone. To fix, look at changes(since:) in UI."
}
