import Core
import Foundation

/// The HTML of the fake provider's pages.
enum CardPage {
    /// The form for a card, with what was entered where it wasn't taken.
    static func card(_ address: String, cancel: ReturnAddress?, _ entry: CardEntry) -> String {
        let invalid = entry.message == nil ? "" : " aria-invalid=\"true\" aria-describedby=\"message\""
        let number = field(
            "number", Strings.cardNumber, entry.number,
            "autocomplete=\"cc-number\" inputmode=\"numeric\" maxlength=\"30\" placeholder=\"4242 4242 4242 4242\"\(invalid)")
        let expiry = field("expiry", Strings.cardExpiry, entry.expiry, "autocomplete=\"cc-exp\" inputmode=\"numeric\" maxlength=\"10\" placeholder=\"12/34\"")
        let code = field("code", Strings.cardCode, "", "autocomplete=\"cc-csc\" inputmode=\"numeric\" maxlength=\"4\" placeholder=\"123\"")
        return document(
            Strings.cardTitle,
            """
            <h1>\(Strings.cardTitle.escaped)</h1><p>\(Strings.cardIntroduction.escaped)</p>\
            <form class="card" method="post" action="\(address.escaped)">\(alert(entry.message))\(number)\
            <div class="pair">\(expiry)\(code)</div><button type="submit" data-testid="card.save">\(Strings.cardSave.escaped)</button></form>\
            \(cancel.map { "<a class=\"link\" href=\"\($0.text.escaped)\" data-testid=\"card.cancel\">\(Strings.cardCancel.escaped)</a>" } ?? "")\
            <details class="card"><summary>\(Strings.testNumbers.escaped)</summary><table><tbody>\(numbers)</tbody></table></details>
            """)
    }

    /// The question of the customer's bank.
    static func confirmation(_ address: String, cents: Int) -> String {
        document(
            Strings.confirmTitle,
            """
            <h1>\(Strings.confirmTitle.escaped)</h1><p>\(Strings.confirmIntroduction.escaped)</p>\
            <form class="card" method="post" action="\(address.escaped)"><p class="amount">\(Strings.money(cents).escaped)</p>\
            <p>\(Strings.confirmHint.escaped)</p>\
            <button type="submit" name="answer" value="yes" data-testid="card.confirm">\(Strings.confirmYes.escaped)</button>\
            <button class="quiet" type="submit" name="answer" value="no" data-testid="card.refuse">\(Strings.confirmNo.escaped)</button></form>
            """)
    }

    /// The page of a payment for which there is nothing to confirm any more.
    static func settled(_ back: ReturnAddress) -> String {
        document(
            Strings.confirmTitle,
            """
            <h1>\(Strings.confirmTitle.escaped)</h1><p>\(Strings.confirmSettled.escaped)</p>\
            <a class="link" href="\(back.text.escaped)" data-testid="card.back">\(Strings.confirmBack.escaped)</a>
            """)
    }

    /// A page that says what is wrong.
    static func problem(_ message: String) -> String {
        document(Strings.cardTitle, "<h1>\(Strings.pageProblem.escaped)</h1><div class=\"alert\" role=\"alert\">\(message.escaped)</div>")
    }

    private static func field(_ name: String, _ label: String, _ value: String, _ attributes: String) -> String {
        "<label>\(label.escaped)<input name=\"\(name)\" value=\"\(value.escaped)\" required \(attributes) data-testid=\"card.\(name)\"></label>"
    }

    private static func alert(_ message: String?) -> String {
        message.map { "<div class=\"alert\" id=\"message\" role=\"alert\" data-testid=\"card.message\">\($0.escaped)</div>" } ?? ""
    }

    private static var numbers: String {
        FakeCard.numbers.map { "<tr><th scope=\"row\">\($0.number)</th><td>\(Strings.outcome($0.card).escaped)</td></tr>" }.joined()
    }

    private static func document(_ title: String, _ body: String) -> String {
        """
        <!doctype html><html lang="\(Language.current.rawValue)"><head><meta charset="utf-8"><title>\(title.escaped)</title>\
        <meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">\
        <link rel="stylesheet" href="/style.css"></head><body><main><span class="badge">\(Strings.testBadge.escaped)</span>\(body)</main></body></html>
        """
    }
}
