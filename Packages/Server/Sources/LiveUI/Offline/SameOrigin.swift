import Core
import Foundation
import HTTPTypes
import ServerCore

/// Tells a request of a page of ours from one that another site has a browser make.
enum SameOrigin {
    /// A header that a form can't send, and that another site's script may not without being allowed.
    static let header = HTTPField.Name("X-Tumble-Outbox") ?? .contentType

    /// - Throws: ``APIError`` of status 403 unless header, origin and content type are those of our own script.
    static func check(_ request: ServerRequest) throws(APIError) {
        let fields = request.head.headerFields
        let isJSON = fields[.contentType]?.hasPrefix("application/json") == true
        let site = HTTPField.Name("Sec-Fetch-Site").flatMap { fields[$0] } ?? "same-origin"
        guard fields[header] == "1", isJSON, site == "same-origin", isOwn(fields[.origin], request.head.authority) else { throw .forbidden() }
    }

    private static func isOwn(_ origin: String?, _ authority: String?) -> Bool {
        guard let origin, let authority, let url = URL(string: origin), let host = url.host() else { return false }
        return (url.port.map { "\(host):\($0)" } ?? host) == authority
    }
}
