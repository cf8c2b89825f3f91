import Mustache

/// The same page as a template, which is parsed once.
struct MustachePage {
    private let template: MustacheTemplate
    private let data: PageData

    init(orders: [Order], rowIDs: [String], actionIDs: [String]) throws {
        template = try MustacheTemplate(string: Self.source)
        data = PageData(
            rows: orders.enumerated().map { index, order in
                RowData(order: order, row: rowIDs[index], open: actionIDs[2 * index], cancel: actionIDs[2 * index + 1])
            })
    }

    @inline(never)
    func render() -> String { template.render(data) }

    /// Texts are escaped (two braces); ids, keys and the symbol are written as they are (three braces), which is faster.
    private static let source = #"""
        <div class="ui-root" id="ui-root">{{#rows}}<div class="ui-vstack s272cbq4ay3mog" id="{{{row}}}" data-key="{{{id}}}">\#
        <div class="ui-hstack s3glattukrf5zl"><span class="ui-image" aria-hidden="true">{{{symbol}}}</span>\#
        <span class="ui-text s260kadatakk4i">{{title}}</span><div class="ui-spacer"></div>\#
        <span class="ui-text s3cfh7krnoszfk">{{status}}</span></div>\#
        <span class="ui-text s2w2xeezslheso">{{address}}</span><span class="ui-text">{{window}}</span>\#
        <span class="ui-text s36nflbp29lm6u">{{price}}</span><div class="ui-hstack s0fg7jmr59ai2m">\#
        <button class="ui-button" type="button" data-press="{{{open}}}"><span class="ui-text">Open</span></button>\#
        <button class="ui-button ui-cancel" type="button" data-press="{{{cancel}}}"><span class="ui-text">Cancel</span></button></div></div>{{/rows}}</div>
        """#
}

/// Values by name without reflection, the fastest way that the library offers.
private struct PageData: MustacheParent {
    let rows: [RowData]

    func child(named name: String) -> Any? { name == "rows" ? rows : nil }
}

private struct RowData: MustacheParent {
    let order: Order
    let row: String
    let open: String
    let cancel: String

    func child(named name: String) -> Any? {
        switch name {
        case "row": row
        case "id": order.id
        case "symbol": orderSymbol
        case "title": order.title
        case "status": order.status
        case "address": order.address
        case "window": order.window
        case "price": order.price
        case "open": open
        case "cancel": cancel
        default: nil
        }
    }
}
