#if !canImport(SwiftUI)
/// Puts a search field above the content.
public struct SearchEffect: ViewEffect {
    let text: Binding<String>
    let prompt: String?

    /// Writes the field and the content.
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        let box = writer.open("<div", "ui-searchable")
        let isInList = writer.context.isInList
        writer.context.isInList = false
        let landmark = writer.openSearch()
        let text = text
        writer.appendAttribute(" type=\"search\" autocomplete=\"off\" enterkeyhint=\"search\"")
        writer.appendAttribute("aria-label", prompt ?? Strings.search)
        writer.appendAttribute("placeholder", prompt ?? Strings.search)
        writer.appendAttribute("value", text.wrappedValue)
        let path = writer.path
        writer.path = ViewPath.mix(path, 47)
        writer.addInput("data-input", .text { text.wrappedValue = $0 })
        writer.path = path
        writer.closeVoid(writer.open("<input", "ui-input"))
        writer.close("</div>", landmark)
        writer.content(content, under: 6)
        writer.context.isInList = isInList
        writer.close("</div>", box)
    }
}

extension HTMLWriter {
    fileprivate mutating func openSearch() -> ElementToken {
        appendAttribute(" role=\"search\"")
        return open("<div", "ui-search")
    }
}

/// Where a search field stands.
public struct SearchFieldPlacement: Sendable {
    /// Above the content.
    public static let automatic = SearchFieldPlacement()
}

extension View {
    /// Puts a search field above this view; `prompt` names it and is what the empty field shows.
    public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View {
        EffectView(self, SearchEffect(text: text, prompt: prompt?.content))
    }

    /// Puts a search field above this view; `prompt` names it and is what the empty field shows.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S) -> some View {
        EffectView(self, SearchEffect(text: text, prompt: String(prompt)))
    }
}
#endif
