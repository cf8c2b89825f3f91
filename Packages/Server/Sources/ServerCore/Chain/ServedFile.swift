public import Foundation
import HTTPTypes

/// A file that people uploaded, as it is sent: with header fields that keep a browser from doing anything with it but showing or saving it.
public struct ServedFile: Sendable {
    let data: Data
    let type: String
    let name: String
    let tag: String
    /// True where the client has the file already.
    private let isKnown: Bool

    /// Creates a file.
    ///
    /// - Parameters:
    ///   - type: the media type, as it was found in the content.
    ///   - name: the name for saving, of letters, digits, dots and hyphens.
    ///   - tag: a text that changes with the content, such as its hash.
    public init(_ data: Data, type: String, name: String, tag: String) {
        (self.data, self.type, self.tag, isKnown) = (data, type, tag, false)
        self.name = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") }
    }

    /// Creates what a client gets that has the file of a tag already; nil if it hasn't, so that the file is to be read.
    public init?(knownBy request: ServerRequest, tag: String) {
        guard EntityTag.isKnown("\"\(tag)\"", to: request) else { return nil }
        (data, type, name, self.tag, isKnown) = (Data(), "", "", tag, true)
    }

    func response(_ status: HTTPResponse.Status) -> ServerResponse {
        if isKnown { return ServerResponse(status: .notModified, headerFields: [.eTag: "\"\(tag)\""]) }
        var response = ServerResponse.content(data, type: type, status: status)
        response.headerFields[.eTag] = "\"\(tag)\""
        response.headerFields[.xContentTypeOptions] = "nosniff"
        response.headerFields[.contentDisposition] = "inline; filename=\"\(name)\""
        // Whatever the file may be taken for, it loads nothing, runs nothing and has no origin.
        response.headerFields[.contentSecurityPolicy] = "default-src 'none'; sandbox"
        return response
    }
}
