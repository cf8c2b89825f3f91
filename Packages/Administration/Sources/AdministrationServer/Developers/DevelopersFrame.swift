import AdministrationAPI
import Core
import ServerCore

/// The surroundings of all pages for developers: title, languages, and the way to the others.
struct DevelopersFrame {
    let reference: APIReference
    /// The product's name.
    let product: String
    /// The language that the page's address names; nil where the browser's is shown.
    let chosen: Language?

    /// Returns a page.
    ///
    /// - Parameters:
    ///   - path: its own path, which the links to other languages keep.
    ///   - group: the group that it shows; nil for another page.
    func page(title: String, path: String, group: String? = nil, content: HTML) -> HTML {
        """
        <!doctype html><html lang="\(Language.current.rawValue)"><head><meta charset="utf-8"><title>\(title) · \(product)</title>\
        <meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">\
        <link rel="stylesheet" href="\(DevelopersPages.stylePath)"></head><body class="dev">\
        <a class="t-skip" href="#content">\(Strings.devSkip)</a>\
        <header class="dev-header"><a class="dev-brand" href="/">\(product)</a><a class="dev-home" href="\(link())">\(Strings.developers)</a>\
        <nav class="dev-languages" aria-label="\(Strings.devLanguages)">\(languages(path))</nav></header>\
        <div class="dev-body"><nav class="dev-side" aria-label="\(Strings.devContents)">\(contents(group))</nav>\
        <main id="content" class="dev-main" tabindex="-1">\
        <details class="dev-menu"><summary>\(Strings.devContents)</summary><nav aria-label="\(Strings.devContents)">\(contents(group))</nav></details>\
        \(content)</main></div></body></html>
        """
    }

    /// Returns the address of a page in the language that was chosen.
    ///
    /// - Parameters:
    ///   - group: the group's part of the address; nil for the first page.
    ///   - anchor: the place on the page.
    func link(_ group: String? = nil, anchor: String? = nil) -> String {
        let path = DevelopersPages.path + (group.map { "/\($0)" } ?? "")
        return path + (chosen.map { "?language=\($0.rawValue)" } ?? "") + (anchor.map { "#\($0)" } ?? "")
    }

    private func contents(_ current: String?) -> HTML {
        let guide = DevelopersGuide.Section.all(in: reference).map { section -> HTML in
            "<li><a href=\"\(link(anchor: section.id))\">\(section.title)</a></li>"
        }
        let groups = reference.groups.map { group -> HTML in
            let mark: HTML? = group.slug == current ? " aria-current=\"page\"" : nil
            return "<li><a href=\"\(link(group.slug))\"\(mark)>\(group.name)</a></li>"
        }
        return "<p class=\"dev-heading\">\(Strings.devGuide)</p><ul>\(guide)</ul><p class=\"dev-heading\">\(Strings.devEndpoints)</p><ul>\(groups)</ul>"
    }

    private func languages(_ path: String) -> [HTML] {
        Language.allCases.map { language in
            let mark: HTML? = language == .current ? " aria-current=\"true\"" : nil
            return """
                <a href="\(path)?language=\(language.rawValue)" lang="\(language.rawValue)" hreflang="\(language.rawValue)"\(mark)>\(language.rawValue.uppercased())</a>
                """
        }
    }
}
