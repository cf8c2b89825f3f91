public import Foundation

/// An uploaded file that is safe to keep: a picture that was written anew, or a document that is only ever saved by those who get it. The content alone says
/// which; the name and the declared type say nothing.
///
/// ```swift
/// let file = try CheckedFile(uploaded, mostBytes: 10 << 20)
/// let name = FileName.cleaned(typed, endings: file.endings)
/// ```
public struct CheckedFile: Sendable {
    /// The bytes to keep.
    public let data: Data
    /// The media type by the content.
    public let contentType: String
    /// The endings that a name may have, the usual one first.
    public let endings: [String]
    /// The width in pixels; nil for a document.
    public let width: Int?
    /// The height in pixels; nil for a document.
    public let height: Int?

    /// Checks an uploaded file.
    ///
    /// - Throws: ``ImageProblem``.
    public init(_ uploaded: Data, mostBytes: Int) throws(ImageProblem) {
        if uploaded.starts(with: Data("%PDF".utf8)) {
            data = try PDFFile(uploaded, mostBytes: mostBytes).data
            (contentType, endings, width, height) = (PDFFile.mediaType, ["pdf"], nil, nil)
        } else {
            var limits = ImageFile.Limits()
            limits.bytes = mostBytes
            let image = try ImageFile(uploaded, limits: limits)
            (data, contentType, width, height) = (image.data, image.format.mediaType, image.width, image.height)
            endings = image.format == .jpeg ? ["jpg", "jpeg"] : [image.format.fileExtension]
        }
    }
}

/// The names of uploaded files, which people choose and which lead nowhere.
public enum FileName {
    /// The most characters of a name.
    private static let longest = 100

    /// Returns a name without folders, marks that can't be seen and other tricks, with one of the endings.
    public static func cleaned(_ name: String?, endings: [String]) -> String {
        let last = (name ?? "").split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? ""
        var visible = String.UnicodeScalarView()
        // Marks of direction, among others, would make "gpj.exe" of "exe.jpg".
        for scalar in last.unicodeScalars where !hidden.contains(scalar.properties.generalCategory) { visible.append(scalar) }
        let edges = CharacterSet.whitespacesAndNewlines.union(CharacterSet(charactersIn: "."))
        let text = String(visible).trimmingCharacters(in: edges)
        let ending = endings.first { text.lowercased().hasSuffix("." + $0) }
        let stem = (ending.map { String(text.dropLast($0.count + 1)) } ?? text).trimmingCharacters(in: edges)
        return String((stem.isEmpty ? "file" : stem).prefix(longest - 5)) + "." + (ending ?? endings[0])
    }

    /// Returns a cleaned name in letters of every system, for saving a file.
    ///
    /// - Parameter id: the number of the file, which names it where no letter is left.
    public static func saved(_ name: String, id: Int) -> String {
        let (stem, ending) = name.lastIndex(of: ".").map { (name[..<$0], name[$0...]) } ?? (name[...], "")
        let plain = stem.replacing("ł", with: "l").replacing("Ł", with: "L").folding(options: .diacriticInsensitive, locale: nil)
            .replacing(" ", with: "-").filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        return (plain.isEmpty ? "file-\(id)" : plain) + ending
    }

    private static let hidden: Set<Unicode.GeneralCategory> = [
        .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned,
    ]
}
