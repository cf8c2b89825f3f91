import Core
import Mail
import NotificationsAPI

/// Writes the mail of a notification, as text and as a page, in the current language.
struct MailLayout: Sendable {
    /// The product's name, which administrators may change.
    let name: CurrentSetting<String>
    /// The address of our pages, without a slash at its end.
    let publicURL: String
    private var product: String { name.value }

    /// Returns the mail.
    ///
    /// - Parameters:
    ///   - kind: the name of the kind, as people choose it.
    ///   - id: the same for each attempt.
    func mail(_ item: NotificationItem, kind: String, to recipient: String, id: String, unsubscribeToken: String) -> MailMessage {
        MailMessage(
            recipient: recipient, subject: item.title, text: text(item, kind), html: html(item, kind), id: id,
            unsubscribeAddress: publicURL + UnsubscribeHandlers.path + unsubscribeToken)
    }

    /// Returns the mail of a day, newest last.
    func digest(_ items: [NotificationItem], to recipient: String, id: String, unsubscribeToken: String) -> MailMessage {
        let title = Strings.digestSubject(product, count: items.count)
        let texts = items.map { item in
            [item.title, item.body, "\(Strings.mailOpen): \(publicURL)\(item.link)"].filter { !$0.isEmpty }.joined(separator: "\n")
        }
        let footer = "\(Strings.digestReason(product))\n\(Strings.mailPreferences): \(preferences)"
        let content = items.map { item in
            let body = item.body.isEmpty ? "" : "<br>\(escaped(item.body))"
            return """
                <p style="margin:0 0 16px"><a href="\(escaped(publicURL + item.link))" style="font-weight:600;color:inherit">\(escaped(item.title))</a>\(body)</p>

                """
        }
        return MailMessage(
            recipient: recipient, subject: title, text: ([title] + texts + [footer]).joined(separator: "\n\n") + "\n",
            html: page(title, content.joined(), footer: Strings.digestReason(product)), id: id,
            unsubscribeAddress: publicURL + UnsubscribeHandlers.path + unsubscribeToken)
    }

    private var preferences: String { publicURL + NotificationsLink.preferences.place.path }

    private func text(_ item: NotificationItem, _ kind: String) -> String {
        let content = [item.title, item.body, "\(Strings.mailOpen): \(publicURL)\(item.link)"].filter { !$0.isEmpty }
        let footer = "\(Strings.mailReason(product, kind: kind))\n\(Strings.mailPreferences): \(preferences)"
        return (content + [footer]).joined(separator: "\n\n") + "\n"
    }

    private func html(_ item: NotificationItem, _ kind: String) -> String {
        let body = item.body.isEmpty ? "" : "<p style=\"margin:0 0 24px\">\(escaped(item.body))</p>\n"
        let content = """
            \(body)<p style="margin:0 0 32px"><a href="\(escaped(publicURL + item.link))" style="display:inline-block;padding:12px 20px;\
            border-radius:12px;background:#0b7285;color:#ffffff;font-weight:600;text-decoration:none">\(escaped(Strings.mailOpen))</a></p>

            """
        return page(item.title, content, footer: Strings.mailReason(product, kind: kind))
    }

    /// The page takes colors of text and background from the program that shows it, so that it is readable in light and dark; the button has its own.
    private func page(_ title: String, _ content: String, footer: String) -> String {
        """
        <!doctype html><html lang="\(Language.current.rawValue)"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
        <meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>\(escaped(title))</title></head>
        <body style="margin:0;padding:24px;color-scheme:light dark;font:16px/1.5 -apple-system,'Segoe UI',Roboto,sans-serif">
        <div style="max-width:480px;margin:0 auto">
        <h1 style="margin:0 0 8px;font-size:20px;line-height:1.3">\(escaped(title))</h1>
        \(content)<p style="margin:0;padding:16px 0 0;border-top:1px solid #8795a1;font-size:14px">\(escaped(footer))<br>
        <a href="\(escaped(preferences))" style="color:inherit">\(escaped(Strings.mailPreferences))</a></p>
        </div></body></html>

        """
    }

    /// Returns a text as HTML shows it.
    private func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    }
}
