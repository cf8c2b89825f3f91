/// The same page as somebody would write it by hand for speed: one pass over the orders that appends literals and escaped values to a byte array, and
/// keeps the closures by id.
///
/// The ids of elements and actions are given, not computed.
struct HandwrittenPage {
    let orders: [Order]
    let presses: Presses
    let rowIDs: [String]
    let actionIDs: [String]

    @inline(never)
    func write() -> (html: [UInt8], actions: [String: () -> Void]) {
        var html: [UInt8] = []
        html.reserveCapacity(131_072)
        var actions: [String: () -> Void] = [:]
        actions.reserveCapacity(actionIDs.count)
        html.append(literal: #"<div class="ui-root" id="ui-root">"#)
        for (index, order) in orders.enumerated() {
            write(order, row: rowIDs[index], open: actionIDs[2 * index], cancel: actionIDs[2 * index + 1], to: &html)
            let (id, presses) = (order.id, presses)
            actions[actionIDs[2 * index]] = { presses.add(id) }
            actions[actionIDs[2 * index + 1]] = { presses.add(-id) }
        }
        html.append(literal: "</div>")
        return (html, actions)
    }

    private func write(_ order: Order, row: String, open: String, cancel: String, to html: inout [UInt8]) {
        html.append(literal: #"<div class="ui-vstack s272cbq4ay3mog" id=""#)
        html.append(escaped: row)
        html.append(literal: #"" data-key=""#)
        html.append(escaped: String(order.id))
        html.append(
            literal: #"""
                ">\#
                <div class="ui-hstack s3glattukrf5zl"><span class="ui-image" aria-hidden="true">
                """#)
        html.append(contentsOf: orderSymbol.utf8)
        html.append(literal: #"</span><span class="ui-text s260kadatakk4i">"#)
        html.append(escaped: order.title)
        html.append(
            literal: #"""
                </span><div class="ui-spacer"></div><span class="ui-text s3cfh7krnoszfk">
                """#)
        html.append(escaped: order.status)
        html.append(literal: #"</span></div><span class="ui-text s2w2xeezslheso">"#)
        html.append(escaped: order.address)
        html.append(literal: #"</span><span class="ui-text">"#)
        html.append(escaped: order.window)
        html.append(literal: #"</span><span class="ui-text s36nflbp29lm6u">"#)
        html.append(escaped: order.price)
        html.append(
            literal: #"</span><div class="ui-hstack s0fg7jmr59ai2m"><button class="ui-button" type="button" data-press=""#)
        html.append(escaped: open)
        html.append(
            literal: #"""
                "><span class="ui-text">Open</span></button><button class="ui-button ui-cancel" type="button" data-press="
                """#)
        html.append(escaped: cancel)
        html.append(literal: #""><span class="ui-text">Cancel</span></button></div></div>"#)
    }
}

extension [UInt8] {
    fileprivate mutating func append(literal: StaticString) {
        append(contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }

    /// Copies a text whole if it has nothing to escape, which it looks at byte by byte.
    fileprivate mutating func append(escaped text: String) {
        var text = text
        text.withUTF8 { bytes in
            for byte in bytes where byte == 38 || byte == 60 || byte == 62 || byte == 34 || byte == 39 {
                return append(entities: bytes)
            }
            append(contentsOf: bytes)
        }
    }

    private mutating func append(entities bytes: UnsafeBufferPointer<UInt8>) {
        for byte in bytes {
            switch byte {
            case 38: append(literal: "&amp;")
            case 60: append(literal: "&lt;")
            case 62: append(literal: "&gt;")
            case 34: append(literal: "&quot;")
            case 39: append(literal: "&#39;")
            default: append(byte)
            }
        }
    }
}
