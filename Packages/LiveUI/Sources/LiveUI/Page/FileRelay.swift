import Core
import Foundation
import HTTPTypes
import Networking
import ServerCore

/// Passes files between browsers, which have a cookie, and the API, which needs a token. The API decides who sees and sends what.
struct FileRelay: Sendable {
    /// The media types of pictures, documents and catalogs that browsers send.
    static let types = ["image/jpeg", "image/png", "image/webp", "application/pdf", "text/csv"]
    /// The media types that are passed on to browsers; nothing else is, so no page of ours can be asked for other data this way.
    static let served = ["image/jpeg", "image/png", "image/webp", "application/pdf", "text/csv", "application/zip"]
    /// The most bytes of a file.
    static let bytes = 10 * 1_024 * 1_024
    private static let prefix = "/live/files"

    let app: any LiveApp
    let origin: PageOrigin
    /// Returns the tokens of a request's browser session; nil without one.
    let session: @Sendable (ServerRequest) async throws -> AuthSession?

    func add(to routes: inout Routes) {
        routes.page(.get, "/live/files/{path...}", summary: "Returns a picture, a document or an archive of the API to a browser that is signed in.") {
            try await get($0)
        }
        routes.page(
            .post, "/live/files/{path...}", takes: Self.types, bodyBytes: Self.bytes,
            summary: "Sends a picture or a document of a browser that is signed in to the API."
        ) { try await post($0) }
    }

    private func get(_ request: ServerRequest) async throws -> ServerResponse {
        // Pages of other sites can't even show our pictures.
        if let site = request.head.headerFields[.secFetchSite], site != "same-origin" { throw APIError.forbidden() }
        let (response, data) = try await relay(request, file: nil)
        // The browser has it already; there is nothing to pass on.
        if response.status == .notModified { return passedOn(response, Data()) }
        guard response.status == .ok, Self.served.contains(response.headerFields[.contentType] ?? "") else { throw APIError.notFound() }
        return passedOn(response, data)
    }

    private func post(_ request: ServerRequest) async throws -> ServerResponse {
        guard origin.made(request) else { throw APIError.forbidden() }
        let type = request.head.headerFields[.contentType] ?? ""
        let (response, data) = try await relay(request, file: UploadedFile(data: request.body, type: type))
        return passedOn(response, data)
    }

    private func relay(_ request: ServerRequest, file: UploadedFile?) async throws -> (HTTPResponse, Data) {
        guard let session = try await session(request) else { throw APIError.unauthorized() }
        // With its query, which holds the name of a document.
        let path = String((request.head.path ?? request.path).dropFirst(Self.prefix.count))
        let known = request.head.headerFields[.ifNoneMatch]
        return try await app.relay(path, file: file, ifNoneMatch: file == nil ? known : nil, session: session, address: request.remoteAddress)
    }

    private func passedOn(_ response: HTTPResponse, _ data: Data) -> ServerResponse {
        var fields = HTTPFields()
        for name in Self.fields { fields[name] = response.headerFields[name] }
        let isLasting = response.headerFields[.cacheControl] == ServedFile.lasting
        fields[.cacheControl] = fields[.eTag] == nil ? "no-store" : isLasting ? ServedFile.lasting : "private, no-cache"
        fields[.vary] = "Cookie"
        fields[.crossOriginResourcePolicy] = "same-origin"
        return ServerResponse(status: response.status, headerFields: fields, body: data)
    }

    private static let fields: [HTTPField.Name] = [
        .contentType, .contentDisposition, .contentSecurityPolicy, .eTag, .retryAfter, .xContentTypeOptions,
    ]
}

extension HTTPField.Name {
    fileprivate static let crossOriginResourcePolicy = HTTPField.Name("Cross-Origin-Resource-Policy") ?? .vary
}
