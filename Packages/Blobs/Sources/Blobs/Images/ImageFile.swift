public import Foundation

/// A photo that is safe to keep and to show: its type was read from its content, its structure was checked to the end, and it was written anew without
/// anything that isn't part of the picture, such as the place where it was taken.
///
/// ```swift
/// let photo = try ImageFile(uploaded)
/// ```
public struct ImageFile: Sendable, Equatable {
    /// The format of the picture.
    public enum Format: String, Sendable, CaseIterable {
        /// JPEG, baseline or progressive.
        case jpeg
        /// PNG, without animation.
        case png
        /// WebP, without animation.
        case webp

        /// The media type, such as `image/jpeg`.
        public var mediaType: String { "image/\(rawValue)" }
        /// The ending of a file's name.
        public var fileExtension: String { self == .jpeg ? "jpg" : rawValue }
    }

    /// The limits on pictures.
    public struct Limits: Sendable {
        /// The most bytes of a file: 5 MB.
        public var bytes = 5 * 1_024 * 1_024
        /// The most pixels of a side.
        public var side = 10_000
        /// The most pixels of a picture, which decide how much memory it takes to show it.
        public var pixels = 50_000_000
        /// The most pixels for each byte of a large picture. A photo has fewer than ten; files that are made to fill memory have hundreds.
        public var pixelsPerByte = 250

        /// Creates the limits.
        public init() {}
    }

    /// The format.
    public let format: Format
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The bytes of the file as it was written anew.
    public let data: Data

    /// Checks an uploaded file and writes it anew.
    ///
    /// - Throws: ``ImageProblem``, for files of another type, broken files, and pictures beyond the limits.
    public init(_ data: Data, limits: Limits = Limits()) throws(ImageProblem) {
        guard data.count <= limits.bytes else { throw .tooLarge }
        let bytes = Array(data)
        guard let format = Self.format(of: bytes) else { throw .unknownFormat }
        var picture =
            switch format {
            case .jpeg: try JPEGFile.rewritten(bytes)
            case .png: try PNGFile.rewritten(bytes)
            case .webp: try WebPFile.rewritten(bytes)
            }
        let pixels = picture.width * picture.height
        guard picture.width <= limits.side, picture.height <= limits.side, pixels <= limits.pixels else { throw .tooManyPixels }
        guard pixels < 1_000_000 || pixels / limits.pixelsPerByte <= picture.bytes.count else { throw .tooManyPixels }
        (self.format, width, height) = (format, picture.width, picture.height)
        self.data = Data(picture.bytes)
        picture.bytes = []
    }

    /// Returns the format that bytes begin as, whatever their name or declared type is; nil for any other.
    static func format(of bytes: [UInt8]) -> Format? {
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
        if bytes.starts(with: PNGFile.signature) { return .png }
        if bytes.count >= 12, bytes.starts(with: Array("RIFF".utf8)), bytes[8..<12].elementsEqual("WEBP".utf8) { return .webp }
        return nil
    }
}

/// The reason why a file isn't kept.
public enum ImageProblem: Error, Sendable, Equatable {
    /// It is none of the formats.
    case unknownFormat
    /// It ends too early, or its structure is wrong.
    case broken
    /// It is an animation, or of a kind that browsers don't show.
    case unsupported
    /// It has too many bytes.
    case tooLarge
    /// It has too many pixels.
    case tooManyPixels
}

/// A picture as it was written anew.
struct RewrittenImage {
    let width: Int
    let height: Int
    var bytes: [UInt8]
}

/// Reads numbers from bytes that strangers sent, without ever reading past their end.
struct ImageBytes {
    let bytes: [UInt8]
    var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var remaining: Int { bytes.count - position }

    mutating func byte() throws(ImageProblem) -> UInt8 {
        guard position < bytes.count else { throw .broken }
        defer { position += 1 }
        return bytes[position]
    }

    /// Reads a number whose first byte counts most.
    mutating func big(_ count: Int) throws(ImageProblem) -> Int {
        var number = 0
        for _ in 0..<count { number = number << 8 | Int(try byte()) }
        return number
    }

    /// Reads a number whose last byte counts most.
    mutating func little(_ count: Int) throws(ImageProblem) -> Int {
        var number = 0
        for index in 0..<count { number |= Int(try byte()) << (8 * index) }
        return number
    }

    mutating func take(_ count: Int) throws(ImageProblem) -> ArraySlice<UInt8> {
        guard count >= 0, count <= remaining else { throw .broken }
        defer { position += count }
        return bytes[position..<position + count]
    }
}
