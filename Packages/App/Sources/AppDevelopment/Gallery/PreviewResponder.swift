#if DEBUG
import Core
import Foundation
import HTTPTypes
import ServerCore

/// Serves the gallery: `/`, `/{package}`, `/{package}/{view}`, each with the query of ``PreviewSettings``.
struct PreviewResponder: Responder {
    func respond(to request: ServerRequest) async -> ServerResponse {
        let components = URLComponents(string: request.head.path ?? "/")
        let query = Dictionary((components?.queryItems ?? []).map { ($0.name, $0.value ?? "") }) { $1 }
        let parts = (components?.path ?? "/").split(separator: "/").map(String.init)
        do {
            return try answer(parts, PreviewSettings(query: query)) ?? Self.notFound
        } catch {
            return .content(Data("\(error)".utf8), type: "text/plain; charset=utf-8", status: .internalServerError)
        }
    }

    private func answer(_ parts: [String], _ settings: PreviewSettings) throws -> ServerResponse? {
        let page = PreviewPage(catalog: PreviewCatalog(), settings: settings)
        switch parts.count {
        case 1 where parts[0] == "style.css":
            return .content(try PreviewPage.styleSheet(brand: settings.brand), type: "text/css; charset=utf-8")
        case 0, 1:
            return (parts.first.map(page.catalog.group) ?? page.catalog.groups.first).map { html(page.gallery(of: $0)) }
        case 2:
            return try page.catalog.preview(parts[1], in: parts[0]).map { html(try page.preview($0)) }
        default:
            return nil
        }
    }

    private func html(_ page: Data) -> ServerResponse { .content(page, type: "text/html; charset=utf-8") }

    private static var notFound: ServerResponse {
        .content(Data("There is no such preview. The packages are listed at /.".utf8), type: "text/plain; charset=utf-8", status: .notFound)
    }
}
#endif
