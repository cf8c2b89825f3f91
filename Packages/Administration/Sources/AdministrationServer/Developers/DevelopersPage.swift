import AdministrationAPI
import Core
import ServerCore

/// The pages for developers: the guide with all endpoints, those of one group, and those that a text was found in.
struct DevelopersPage {
    let frame: DevelopersFrame
    /// The product's address, without the API's base.
    let address: String

    private var reference: APIReference { frame.reference }

    /// The address of the API.
    private var base: String { address + "/api/v1" }

    /// The guide, and all endpoints by group.
    var overview: HTML {
        let guide = DevelopersGuide(base: base, reference: reference)
        let content: HTML = """
            <h1>\(Strings.developers)</h1><p class="dev-lead">\(Strings.devSubtitle(frame.product))</p>\(search(""))\
            <p><a class="dev-button" href="\(DevelopersPages.documentPath)" download data-testid="developers.download">\(Strings.devDownload)</a></p>\
            \(guide.html)<h2 id="endpoints">\(Strings.devEndpoints)</h2>\(reference.groups.map(summary))
            """
        return frame.page(title: Strings.developers, path: DevelopersPages.path, content: content)
    }

    /// Returns the page of a group.
    func group(_ group: APIReference.Group) -> HTML {
        let sections = group.operations.map {
            OperationSection(operation: $0, schemas: reference.schemas, base: base, takesKeys: reference.takesKeys, frame: frame).html
        }
        let content: HTML = """
            <h1>\(group.name)</h1><ul class="dev-list">\(group.operations.map { row($0, anchor: "#\($0.id)") })</ul>\(sections)
            """
        return frame.page(title: group.name, path: "\(DevelopersPages.path)/\(group.slug)", group: group.slug, content: content)
    }

    /// Returns the endpoints that a text was found in.
    func results(_ text: String) -> HTML {
        let found = reference.matches(text)
        let rows = found.map { row($0.operation, anchor: frame.link($0.group.slug, anchor: $0.operation.id)) }
        let list: HTML =
            found.isEmpty
            ? "<p class=\"dev-card\" role=\"status\" data-testid=\"developers.empty\">\(Strings.devNothingFound(text))</p>"
            : "<p role=\"status\">\(Strings.devFound(found.count))</p><ul class=\"dev-list\" data-testid=\"developers.results\">\(rows)</ul>"
        let content: HTML = """
            <h1>\(Strings.devFind)</h1>\(search(text))\(list)<p><a class="dev-button" href="\(frame.link())">\(Strings.devShowAll)</a></p>
            """
        return frame.page(title: Strings.devFind, path: DevelopersPages.path, content: content)
    }

    /// The page instead of one that doesn't exist.
    var missing: HTML {
        let content: HTML = """
            <h1>\(Strings.devMissing)</h1><p>\(Strings.devMissingHint)</p>\
            <p><a class="dev-button" href="\(frame.link())">\(Strings.devShowAll)</a></p>
            """
        return frame.page(title: Strings.devMissing, path: DevelopersPages.path, content: content)
    }

    private func search(_ text: String) -> HTML {
        let language: HTML? = frame.chosen.map { "<input type=\"hidden\" name=\"language\" value=\"\($0.rawValue)\">" }
        return """
            <form class="dev-search" role="search" method="get" action="\(DevelopersPages.path)"><label for="q">\(Strings.devFind)</label>\
            <span><input id="q" name="q" type="search" value="\(text)" maxlength="100" autocomplete="off" aria-describedby="q-hint" data-testid="developers.search">\
            <button type="submit" data-testid="developers.find">\(Strings.devFindButton)</button></span>\
            <small id="q-hint">\(Strings.devFindHint)</small>\(language)</form>
            """
    }

    private func summary(_ group: APIReference.Group) -> HTML {
        """
        <details class="dev-card" data-testid="developers.group.\(group.slug)"><summary>\(group.name) <small>\(group.operations.count)</small></summary>\
        <ul class="dev-list">\(group.operations.map { row($0, anchor: frame.link(group.slug, anchor: $0.id)) })</ul></details>
        """
    }

    private func row(_ operation: APIOperation, anchor: String) -> HTML {
        """
        <li><a href="\(anchor)"><span class="dev-call">\(OperationSection.method(operation.method))<code>\(operation.path)</code></span>\
        <span>\(OperationSection.words(operation.summary))</span></a></li>
        """
    }
}
