public import Foundation
import HTTPTypes

/// A file that people uploaded, as it is sent: with header fields that keep a browser from doing anything with it but showing or saving it.
public struct ServedFile: Sendable {
    /// The way in which a browser uses a file.
    public enum Use: Sendable {
        /// It shows the file, and may keep it as long as it asks each time whether the file is still the same.
        case show
        /// It shows the file, and keeps it for a year without asking: another file has another address.
        case keep
        /// It saves the file without showing it, and keeps no copy of its own.
        case save
    }

    /// The `Cache-Control` of files whose address changes with their content.
    public static let lasting = "private, max-age=31536000, immutable"

    let data: Data
    let type: String
    let name: String
    let tag: String
    private let use: Use
    /// True where the client has the file already.
    private let isKnown: Bool

    /// Creates a file.
    ///
    /// - Parameters:
    ///   - type: the media type, as it was found in the content.
    ///   - name: the name for saving, of letters, digits, dots and hyphens.
    ///   - tag: a text that changes with the content, such as its hash.
    ///   - use: the way in which a browser uses it.
    public init(_ data: Data, type: String, name: String, tag: String, use: Use = .show) {
        (self.data, self.type, self.tag, self.use, isKnown) = (data, type, tag, use, false)
        self.name = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") }
    }

    /// Creates what a client gets that has the file of a tag already; nil if it hasn't, so that the file is to be read.
    public init?(knownBy request: ServerRequest, tag: String) {
        guard EntityTag.isKnown("\"\(tag)\"", to: request) else { return nil }
        (data, type, name, self.tag, use, isKnown) = (Data(), "", "", tag, .show, true)
    }

    func response(_ status: HTTPResponse.Status) -> ServerResponse {
        if isKnown { return ServerResponse(status: .notModified, headerFields: [.eTag: "\"\(tag)\""]) }
        var response = ServerResponse.content(data, type: type, status: status)
        response.headerFields[.xContentTypeOptions] = "nosniff"
        switch use {
        case .show, .keep:
            if use == .keep { response.headerFields[.cacheControl] = Self.lasting }
            response.headerFields[.eTag] = "\"\(tag)\""
            response.headerFields[.contentDisposition] = "inline; filename=\"\(name)\""
        case .save:
            response.headerFields[.cacheControl] = "private, no-store"
            response.headerFields[.contentDisposition] = "attachment; filename=\"\(name)\""
        }
        // Whatever the file may be taken for, it loads nothing, runs nothing and has no origin.
        response.headerFields[.contentSecurityPolicy] = "default-src 'none'; sandbox"
        return response
    }
}
