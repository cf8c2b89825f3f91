public import Core
import Foundation
import HTTPTypes

/// The limits on the size and rate of requests.
public struct RequestLimits: Sendable, Equatable {
    /// The maximum number of bytes in a body of JSON.
    public var bodyBytes: Int
    /// The maximum number of bytes in a file.
    public var fileBytes: Int
    /// The maximum number of bytes in a path with its query.
    public var pathBytes: Int
    /// The factor applied to declared rates: 1 as declared, 0 for no limits.
    public var rateFactor: Double
    /// The limit on all calls from one address, signed in or not.
    public var callsPerAddress: RateLimit
    /// The number of people and addresses to count; up to twice as many are held.
    public var bucketCount: Int

    /// Creates limits; by default 1 MB per body, 10 MiB per file, 16 KiB per path, rates as declared, and 3,000 calls per address and minute.
    public init(
        bodyBytes: Int = 1_000_000,
        fileBytes: Int = 10 * 1_024 * 1_024,
        pathBytes: Int = 16_384,
        rateFactor: Double = 1,
        callsPerAddress: RateLimit = RateLimit(count: 3_000, per: .seconds(60), scope: .address),
        bucketCount: Int = 50_000
    ) {
        self.bodyBytes = bodyBytes
        self.fileBytes = fileBytes
        self.pathBytes = pathBytes
        self.rateFactor = rateFactor
        self.callsPerAddress = callsPerAddress
        self.bucketCount = bucketCount
    }

    /// The error for a body that is too large.
    public static var bodyTooLarge: APIError { APIError(status: 413, code: "body_too_large", message: Strings.bodyTooLarge) }

    /// Returns the error for somebody who called too often.
    package static func tooManyRequests(retryAfter seconds: Int) -> APIError {
        APIError(status: 429, code: "rate_limited", message: Strings.tooManyRequests(seconds))
    }

    func check(_ request: ServerRequest) throws(APIError) {
        guard request.body.count <= max(bodyBytes, fileBytes) else { throw Self.bodyTooLarge }
        guard (request.head.path ?? "").utf8.count <= pathBytes else {
            throw APIError(status: 414, code: "path_too_long", message: Strings.addressTooLong)
        }
    }
}
