import Foundation
import HTTPTypes

/// The ETag of a response, with which polling clients detect that nothing changed (RFC 9110, 8.8.3 and 13.1.2).
enum EntityTag {
    /// Adds a tag to the response to a GET, and replaces the response with 304 if the client already has it.
    static func apply(to response: ServerResponse, for request: ServerRequest) -> ServerResponse {
        var response = response
        guard request.head.method == .get || request.head.method == .head else {
            response.headerFields[.cacheControl] = "no-store"
            return response
        }
        guard response.status == .ok else { return response }
        let tag = "\"\(String(hash(response.body), radix: 16))\""
        response.headerFields[.eTag] = tag
        response.headerFields[.cacheControl] = "private, no-cache"
        response.headerFields[.vary] = "Authorization, Accept-Language"
        guard let known = request.head.headerFields[.ifNoneMatch], matches(known, tag) else { return response }
        response.headerFields[.contentType] = nil
        return ServerResponse(status: .notModified, headerFields: response.headerFields)
    }

    private static func matches(_ known: String, _ tag: String) -> Bool {
        known.split(separator: ",").contains { candidate in
            let trimmed = candidate.drop { $0 == " " }.prefix { $0 != " " }
            return trimmed == "*" || trimmed == tag || trimmed == "W/" + tag
        }
    }

    /// Returns the 64-bit FNV-1a hash, http://www.isthe.com/chongo/tech/comp/fnv.
    private static func hash(_ data: Data) -> UInt64 {
        data.withUnsafeBytes { bytes in
            var hash: UInt64 = 14_695_981_039_346_656_037
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
            return hash
        }
    }
}
