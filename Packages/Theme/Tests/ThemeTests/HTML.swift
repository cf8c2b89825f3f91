import UI

/// The HTML of a view.
func html<V: View>(_ view: V) -> String {
    String(decoding: Renderer.render(view).html, as: UTF8.self)
}
