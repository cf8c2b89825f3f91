import AdministrationAPI
import Core
import Foundation
import HTTPTypes
import ServerCore
import Synchronization

/// Serves the pages for developers. They are made of the API's description at the first request, and kept by language.
final class DevelopersController: Sendable {
    private let facts: (any ProductFacts)?
    /// The container, which has the inventory once the server is composed.
    private let container: DIContainer
    private let reference = Mutex<APIReference?>(nil)
    private let pages = Mutex<[Name: HTML]>([:])

    /// A page that is kept.
    private struct Name: Hashable {
        let group: String?
        let language: Language
        let isChosen: Bool
    }

    private static let longestSearch = 100

    init(facts: (any ProductFacts)?, container: DIContainer) {
        self.facts = facts
        self.container = container
    }

    func add(to routes: inout Routes) {
        routes.page(.get, PathTemplate(DevelopersPages.path), summary: "The API for people who write programs: a guide, and all endpoints.") { [self] in
            try overview($0)
        }
        routes.page(.get, PathTemplate(DevelopersPages.path + "/{group}"), summary: "The endpoints of one feature.") { [self] in try group($0) }
        let styles = Data(((facts?.styleSheet ?? "") + Resources.developersStyles).utf8)
        routes.page(.get, PathTemplate(DevelopersPages.stylePath), summary: "The style sheet of the pages about the API.") { _ in
            var response = ServerResponse.content(styles, type: "text/css; charset=utf-8")
            if let name = HTTPField.Name("X-Content-Type-Options") { response.headerFields[name] = "nosniff" }
            response.headerFields[.cacheControl] = "public, max-age=300"
            return response
        }
    }

    private func overview(_ request: ServerRequest) throws -> ServerResponse {
        let text = String((try request.query()["q"] ?? "").trimmingCharacters(in: .whitespacesAndNewlines).prefix(Self.longestSearch))
        if text.isEmpty { return .page(try kept(nil, request) { $0.overview }) }
        return .page(try write(request) { $0.results(text) })
    }

    private func group(_ request: ServerRequest) throws -> ServerResponse {
        let slug = try request.pathParts().last ?? ""
        guard let group = try description().group(slug) else { return .page(try write(request) { $0.missing }, status: .notFound) }
        return .page(try kept(slug, request) { $0.group(group) })
    }

    private func kept(_ group: String?, _ request: ServerRequest, _ make: (DevelopersPage) -> HTML) throws -> HTML {
        let name = Name(group: group, language: request.pageLanguage, isChosen: request.choosesLanguage)
        if let page = pages.withLock({ $0[name] }) { return page }
        let page = try write(request, make)
        pages.withLock { $0[name] = page }
        return page
    }

    private func write(_ request: ServerRequest, _ make: (DevelopersPage) -> HTML) throws -> HTML {
        let language = request.pageLanguage
        let frame = DevelopersFrame(reference: try description(), product: facts?.name ?? "", chosen: request.choosesLanguage ? language : nil)
        return Language.$current.withValue(language) { make(DevelopersPage(frame: frame, address: facts?.address ?? "")) }
    }

    private func description() throws -> APIReference {
        if let known = reference.withLock({ $0 }) { return known }
        let new = APIReference(try container.resolve(ServerInventory.self).describeAPI())
        reference.withLock { $0 = new }
        return new
    }
}

extension ServerRequest {
    /// Whether a page's address names its language.
    fileprivate var choosesLanguage: Bool { (try? query())?["language"].flatMap { Language(tag: $0) } != nil }
}
