import Core
import Foundation
import ServerCore
import Theme

/// The page of what the server sent.
struct SentPage {
    let messages: [SentMessage]
    /// The channel that is shown; nil for all.
    let channel: SentMessage.Channel?
    /// The recipient whose messages are shown; nil for all.
    let person: String?

    /// The page.
    var html: HTML {
        let shown = messages.filter { (channel == nil || $0.channel == channel) && (person == nil || $0.recipient == person) }
        let content: HTML = shown.isEmpty ? empty : "<ol class=\"sent-list\" data-testid=\"sent.list\">\(shown.map(row))</ol>"
        return """
            <!doctype html><html lang="\(Language.current.rawValue)"><head><meta charset="utf-8"><title>\(Strings.sentTitle)</title>\
            <meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">\
            <link rel="stylesheet" href="\(SentController.stylePath)"></head><body class="sent"><main>\
            <nav><a href="/">\(Strings.sentBack)</a></nav><h1>\(Strings.sentTitle)</h1><p class="sent-hint">\(Strings.sentHint)</p>\(filter)\(content)</main></body></html>
            """
    }

    private var filter: HTML {
        let channels = SentMessage.Channel.allCases.map { option($0.rawValue, $0.title, isChosen: $0 == channel) }
        // Somebody who was chosen stays in the list after their messages have gone.
        let people = Set(messages.map(\.recipient) + [person].compactMap(\.self)).sorted().map { option($0, $0, isChosen: $0 == person) }
        return """
            <form method="get" action="\(SentController.path)" class="sent-filter"><label>\(Strings.sentChannel)\
            <select name="channel" data-testid="sent.channel"><option value="">\(Strings.sentAll)</option>\(channels)</select></label>\
            <label>\(Strings.sentPerson)<select name="person" data-testid="sent.person"><option value="">\(Strings.sentEverybody)</option>\(people)</select></label>\
            <button type="submit" data-testid="sent.show">\(Strings.sentShow)</button></form>
            """
    }

    private func option(_ value: String, _ title: String, isChosen: Bool) -> HTML {
        let mark: HTML? = isChosen ? " selected" : nil
        return "<option value=\"\(value)\"\(mark)>\(title)</option>"
    }

    private var empty: HTML {
        let isFiltered = channel != nil || person != nil
        return """
            <div class="sent-card" data-testid="sent.empty"><h2>\(isFiltered ? Strings.sentNoMatch : Strings.sentNothing)</h2>\
            <p>\(isFiltered ? Strings.sentNoMatchHint : Strings.sentNothingHint)</p></div>
            """
    }

    private func row(_ message: SentMessage) -> HTML {
        let time = message.time.map { "<time datetime=\"\(WireJSON.string(from: $0))\">\(DateFormat.dateTime($0))</time>" as HTML }
        let subject: HTML? = message.subject.map { "<h2>\($0)</h2>" }
        let link: HTML? = message.link.map { "<p><a href=\"\($0)\">\(Strings.sentOpen)</a></p>" }
        let page: HTML? = message.page.map { _ in
            """
            <details><summary>\(Strings.sentPage)</summary><iframe sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" \
            title="\(Strings.sentPageOf(message.subject ?? ""))" src="\(SentController.pagePath)/\(message.id)"></iframe></details>
            """
        }
        return """
            <li class="sent-card" data-testid="sent.\(message.channel.rawValue)"><p class="sent-head"><strong>\(message.channel.title)</strong>\
            <span>\(message.recipient)</span>\(time)</p>\(subject)<div class="sent-text">\(Self.linked(message.text))</div>\(link)\(page)</li>
            """
    }

    /// Returns a text whose addresses of the web are links.
    static func linked(_ text: String) -> HTML {
        var pieces: [HTML] = []
        var rest = text[...]
        // lint:allow url-literal because it finds addresses, and is none.
        while let match = rest.firstMatch(of: /https?:\/\/[^\s<>"']+/) {
            let address = String(match.0).trimmingCharacters(in: .init(charactersIn: ".,;)"))
            pieces += ["\(String(rest[..<match.range.lowerBound]))", "<a href=\"\(address)\">\(address)</a>"]
            rest = rest[rest.index(match.range.lowerBound, offsetBy: address.count)...]
        }
        return "\(pieces)\(String(rest))"
    }
}
