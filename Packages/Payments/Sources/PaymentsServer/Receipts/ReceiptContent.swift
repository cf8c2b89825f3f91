import Core
import Foundation
import Mail
import OrdersAPI
import PaymentsAPI

/// The content of a receipt, written as text and as a page.
struct ReceiptContent: Sendable {
    let order: Int
    let takenAt: Date
    let capturedCents: Int
    let refundedCents: Int
    let taxCents: Int
    let tipCents: Int
    let feeCents: Int
    /// The items that came along with the laundry; empty where the amount isn't theirs.
    let items: [RetailLine]
    /// The card; nil where it isn't known.
    let method: PaymentMethod?
    /// The product's name.
    let product: String
    /// The address of our pages, without a slash at its end.
    let publicURL: String

    /// Returns the mail in the current language.
    func mail(to recipient: String) -> MailMessage {
        MailMessage(recipient: recipient, subject: Strings.receiptSubject(order, product: product), text: text, html: html)
    }

    private var lines: [(label: String, cents: Int)] {
        let rest = capturedCents - taxCents - tipCents - feeCents
        let shopping = itemLines
        let laundry = rest - shopping.reduce(0) { $0 + $1.cents }
        // Credit that paid for more than the laundry can't be told apart from it.
        let own = laundry < 0 ? [(Strings.receiptLaundryAndItems, rest)] : [(Strings.receiptLaundry, laundry)] + shopping
        return (own + [(Strings.receiptTax, taxCents), (Strings.receiptTip, tipCents), (Strings.receiptFee, feeCents)]).filter { $0.1 != 0 }
    }

    /// The items at the price that was taken for them: the one of the order, unless they had been bought by then.
    private var itemLines: [(label: String, cents: Int)] {
        items.map { item in
            guard let shoppedAt = item.shoppedAt, shoppedAt <= takenAt else { return ("\(item.quantity) × \(item.name)", item.quantity * item.unitCents) }
            return ("\(item.chargedQuantity) × \(item.substitute ?? item.name)", item.chargedCents)
        }
    }

    private var totals: [(label: String, cents: Int)] {
        let paid = (method.map { Strings.receiptPaidWith(card($0)) } ?? Strings.receiptPaid, capturedCents)
        return refundedCents > 0 ? [paid, (Strings.receiptRefunded, -refundedCents)] : [paid]
    }

    private func card(_ method: PaymentMethod) -> String {
        let brand = method.brandName ?? Strings.receiptCard
        return method.lastFour.isEmpty ? brand : "\(brand) •••• \(method.lastFour)"
    }

    private var date: String {
        var style = Date.FormatStyle(date: .long, time: .omitted).locale(Language.current.locale)
        style.timeZone = TimeZone(identifier: "America/Los_Angeles") ?? .gmt
        return takenAt.formatted(style)
    }

    private var address: String {
        let place = PaymentsLink.order(order).place
        return publicURL + "/" + ([place.mode?.rawValue ?? "", place.tab] + place.components).joined(separator: "/")
    }

    private var text: String {
        let rows = (lines + totals).map { "\($0.label): \(Strings.money($0.cents))" }.joined(separator: "\n")
        return "\(Strings.receiptThanks(product))\n\n\(Strings.receiptOrder(order)), \(date)\n\(rows)\n\n\(Strings.receiptOnline(address))\n"
    }

    private var html: String {
        let cell = "padding:8px 0;border-top:1px solid #dde5ea"
        let rows = lines.map { row($0.label, $0.cents, cell) } + totals.map { row($0.label, $0.cents, cell + ";font-weight:600") }
        return """
            <!doctype html><html lang="\(Language.current.rawValue)"><head><meta charset="utf-8"><title>\(Strings.receiptSubject(order, product: product).escaped)</title></head>
            <body style="margin:0;padding:24px;font:16px/1.5 -apple-system,'Segoe UI',Roboto,sans-serif;color:#0f1f2b;background:#f3f6f8">
            <div style="max-width:480px;margin:0 auto;padding:24px;border-radius:16px;background:#ffffff">
            <p style="margin:0 0 16px">\(Strings.receiptThanks(product).escaped)</p>
            <h1 style="margin:0;font-size:20px">\(Strings.receiptOrder(order).escaped)</h1>
            <p style="margin:0 0 16px;color:#51626e">\(date.escaped)</p>
            <table role="presentation" style="width:100%;border-collapse:collapse">
            \(rows.joined(separator: "\n"))
            </table>
            <p style="margin:24px 0 0"><a href="\(address.escaped)" style="color:#0b7285">\(Strings.receiptLink.escaped)</a></p>
            </div></body></html>

            """
    }

    private func row(_ label: String, _ cents: Int, _ style: String) -> String {
        "<tr><td style=\"\(style)\">\(label.escaped)</td><td style=\"\(style);text-align:right\">\(Strings.money(cents).escaped)</td></tr>"
    }
}
