public import Foundation

/// An uploaded PDF document: recognized by its content and kept as it is.
///
/// A document may hold scripts and links that no check takes out. It must only ever be saved by those who get it, never shown as a page of ours.
///
/// ```swift
/// let document = try PDFFile(uploaded)
/// ```
public struct PDFFile: Sendable, Equatable {
    /// The media type.
    public static let mediaType = "application/pdf"
    /// The bytes of the file.
    public let data: Data

    private static let start = Data("%PDF-".utf8)
    private static let end = Data("%%EOF".utf8)
    /// The last bytes of a file, among which its end is looked for, as readers do.
    private static let tailBytes = 1_024

    /// Checks an uploaded file.
    ///
    /// - Throws: ``ImageProblem``: of an unknown format where it doesn't begin as a document, too large, or broken where its end is missing.
    public init(_ data: Data, mostBytes: Int) throws(ImageProblem) {
        // Readers take a document with anything before it. A file that begins otherwise could be taken for something else, too.
        guard data.starts(with: Self.start) else { throw .unknownFormat }
        guard data.count <= mostBytes else { throw .tooLarge }
        guard data.suffix(Self.tailBytes).range(of: Self.end) != nil else { throw .broken }
        self.data = data
    }
}
