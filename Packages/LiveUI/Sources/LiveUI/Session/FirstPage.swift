import Core
import UI

/// A complete page for the response to a GET.
struct FirstPage: Sendable {
    let html: [UInt8]
    let title: String?
    let styles: [StyleRule]
    let scheme: ColorScheme?
    let number: Int
    let language: Language

    init(render: Render, number: Int, language: Language) {
        html = render.html
        title = render.title
        styles = render.styles
        scheme = render.colorScheme
        self.number = number
        self.language = language
    }
}
