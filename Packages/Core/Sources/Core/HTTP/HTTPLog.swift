import Foundation
import HTTPTypes
import Logging

/// Logs a client's requests and responses at debug level, and their header fields at trace level, without secrets.
struct HTTPLog: Sendable {
    private let log = createLog(category: "http")

    /// Header fields whose values are credentials.
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
        log.debug("response", metadata: metadata)
    }

    func redirected(_ request: HTTPRequest, to next: HTTPRequest) {
        log.debug("redirect", metadata: Self.describe(request).merging(["to": .dictionary(Self.describe(next))]) { $1 })
    }

    func retrying(_ request: HTTPRequest, _ number: Int, _ wait: Duration) {
        log.info("retrying request", metadata: Self.describe(request).merging(["attempt": "\(number + 1)", "wait": "\(wait)"]) { $1 })
    }

    func failed(_ request: HTTPRequest, _ error: HTTPClientError) {
        log.notice("request failed", metadata: Self.describe(request).merging(["error": "\(error)"]) { $1 })
    }

    /// Method, host and path. Only the names of query items are logged, since values may be tokens or addresses.
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
