public import Core
import Foundation
import HTTPTypes

/// How large a request may be.
public struct RequestLimits: Sendable, Equatable {
    /// The most bytes of a body.
    public let bodyBytes: Int
    /// The most bytes of a path with its query.
    public let pathBytes: Int

    /// Creates limits: 1 MB of body and 8 KB of path unless told.
    public init(bodyBytes: Int = 1_000_000, pathBytes: Int = 8192) {
        self.bodyBytes = bodyBytes
        self.pathBytes = pathBytes
    }

    /// The answer to a body that is too large.
    public static var bodyTooLarge: APIError { APIError(status: 413, code: "body_too_large", message: Strings.bodyTooLarge) }

    func check(_ request: ServerRequest) throws(APIError) {
        guard request.body.count <= bodyBytes else { throw Self.bodyTooLarge }
        guard (request.head.path ?? "").utf8.count <= pathBytes else {
            throw APIError(status: 414, code: "path_too_long", message: Strings.addressTooLong)
        }
        guard !request.body.contains(0) else { throw .malformed(Strings.bodyMalformed, code: "malformed_json") }
        // Neither engine stores the NUL character in text, and no person types one.
        guard request.body.firstRange(of: Data("\\u0000".utf8)) == nil else {
            throw APIError(status: 422, code: "invalid_characters", message: Strings.invalidCharacters)
        }
    }
}
