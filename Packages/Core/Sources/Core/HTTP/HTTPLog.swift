import Foundation
import HTTPTypes
import Logging

/// Writes a client's requests and answers to the log, at level debug, and their header fields at level trace. What is secret is left out.
struct HTTPLog: Sendable {
    private let log = createLog(category: "http")

    /// Fields whose values let somebody in.
    private static let secretFields: Set<HTTPField.Name> = [.authorization, .proxyAuthorization, .cookie, .setCookie, .wwwAuthenticate]

    func sending(_ request: HTTPRequest, _ body: HTTPBody) {
        guard log.logLevel <= .debug else { return }
        var metadata = Self.describe(request)
        metadata["bytes"] = "\(body.length ?? -1)"
        if log.logLevel <= .trace { metadata["fields"] = .dictionary(Self.describe(request.headerFields)) }
        log.debug("request", metadata: metadata)
    }

    func received(_ request: HTTPRequest, _ response: HTTPResponse) {
        guard log.logLevel <= .debug else { return }
        var metadata = Self.describe(request)
        metadata["status"] = "\(response.status.code)"
        if log.logLevel <= .trace { metadata["fields"] = .dictionary(Self.describe(response.headerFields)) }
        log.debug("answer", metadata: metadata)
    }

    func redirected(_ request: HTTPRequest, to next: HTTPRequest) {
        log.debug("redirect", metadata: Self.describe(request).merging(["to": .dictionary(Self.describe(next))]) { $1 })
    }

    func retrying(_ request: HTTPRequest, _ number: Int, _ wait: Duration) {
        log.info("request is sent again", metadata: Self.describe(request).merging(["attempt": "\(number + 1)", "wait": "\(wait)"]) { $1 })
    }

    func failed(_ request: HTTPRequest, _ error: HTTPClientError) {
        log.notice("request failed", metadata: Self.describe(request).merging(["error": "\(error)"]) { $1 })
    }

    /// Method, server and path. Of a query only the names: values may be tokens or addresses.
    static func describe(_ request: HTTPRequest) -> Logger.Metadata {
        let path = request.path ?? "/"
        let parts = path.split(separator: "?", maxSplits: 1)
        let names = parts.dropFirst().flatMap { $0.split(separator: "&").map { $0.prefix { $0 != "=" } } }
        return [
            "method": "\(request.method)",
            "host": "\(request.authority ?? "in-process")",
            "path": "\((parts.first ?? "/") + (names.isEmpty ? "" : "?" + names.joined(separator: "&")))",
        ]
    }

    static func describe(_ fields: HTTPFields) -> Logger.Metadata {
        var described: Logger.Metadata = [:]
        for field in fields {
            described[field.name.canonicalName] = secretFields.contains(field.name) ? "(secret)" : "\(field.value)"
        }
        return described
    }
}
