import UI

/// The HTML of a view, and the rules of its styles.
func html<V: View>(_ view: V) -> String {
    let page = Renderer.render(view)
    return String(decoding: page.html, as: UTF8.self) + page.styles.map(\.css).joined()
}
