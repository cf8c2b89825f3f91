import Core
import NotificationsAPI

/// Words a notification as a text message of at most two parts, with the product's name and a link.
struct TextLayout: Sendable {
    /// The most units of UTF-16, in which networks count texts that aren't plain English.
    static let limit = 320

    /// The product's name, which administrators may change.
    let name: CurrentSetting<String>
    /// The address of our pages, without a slash at its end.
    let publicURL: String
    private var product: String { name.value }

    /// Returns the text. One that is too long loses its end, but never the link.
    func text(_ item: NotificationItem) -> String {
        let link = "\n" + publicURL + item.link
        let isSentence = item.title.last.map { ".!?…".contains($0) } ?? true
        let content = item.body.isEmpty ? item.title : item.title + (isSentence ? " " : ". ") + item.body
        return Self.shortened("\(product): \(content)", to: max(0, Self.limit - link.utf16.count)) + link
    }

    /// Returns the message with the code that confirms a phone.
    func text(code: String) -> String { Self.shortened(Strings.textCode(product, code: code), to: Self.limit) }

    private static func shortened(_ text: String, to limit: Int) -> String {
        guard text.utf16.count > limit else { return text }
        var text = text
        while text.utf16.count > limit - 1, !text.isEmpty { text.removeLast() }
        return text + "…"
    }
}
