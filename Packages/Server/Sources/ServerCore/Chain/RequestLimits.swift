public import Core
import Foundation
import HTTPTypes

/// How large a request may be, and how often one may call.
public struct RequestLimits: Sendable, Equatable {
    /// The most bytes of a body.
    public var bodyBytes: Int
    /// The most bytes of a path with its query.
    public var pathBytes: Int
    /// How many times the declared rates are granted: 1 as declared, 0 for no limit at all.
    public var rateFactor: Double
    /// What one address may do altogether, signed in or not.
    public var callsPerAddress: RateLimit
    /// How many people and addresses the counts are kept of; up to twice as many are held.
    public var bucketCount: Int

    /// Creates limits: 1 MB of body and 8 KB of path, rates as declared and 3,000 calls a minute and address unless told.
    public init(
        bodyBytes: Int = 1_000_000,
        pathBytes: Int = 8192,
        rateFactor: Double = 1,
        callsPerAddress: RateLimit = RateLimit(count: 3_000, per: .seconds(60), scope: .address),
        bucketCount: Int = 50_000
    ) {
        self.bodyBytes = bodyBytes
        self.pathBytes = pathBytes
        self.rateFactor = rateFactor
        self.callsPerAddress = callsPerAddress
        self.bucketCount = bucketCount
    }

    /// The answer to a body that is too large.
    public static var bodyTooLarge: APIError { APIError(status: 413, code: "body_too_large", message: Strings.bodyTooLarge) }

    func check(_ request: ServerRequest) throws(APIError) {
        guard request.body.count <= bodyBytes else { throw Self.bodyTooLarge }
        guard (request.head.path ?? "").utf8.count <= pathBytes else {
            throw APIError(status: 414, code: "path_too_long", message: Strings.addressTooLong)
        }
    }
}
