public import UI

/// A document of the API, which is saved when it is pressed.
public struct FileLink: View {
    private let path: String
    private let name: String
    private let detail: String
    private let identifier: String

    /// Makes a link.
    ///
    /// - Parameters:
    ///   - path: the file's path of the API, relative to its base.
    ///   - detail: what else there is to know, such as the size.
    public init(_ path: String, name: String, detail: String, identifier: String) {
        self.path = path
        self.name = name
        self.detail = detail
        self.identifier = identifier
    }

    /// The name with its detail.
    public var body: some View {
        Element("a", class: "t-file is-link", attributes: [("href", "/live/files\(path)"), ("download", ""), ("data-testid", identifier)]) {
            Element("span", class: "t-file-picture") { AppSymbols.document }
            FileWords(name: name, detail: detail)
        }
    }
}

/// A file that is about to be sent, with a button that takes it back.
public struct PendingFile: View {
    private let name: String
    private let detail: String
    private let picture: String?
    private let removal: String
    private let identifier: String
    private let remove: () -> Void

    /// Makes a row.
    ///
    /// - Parameters:
    ///   - picture: the path of the API of the picture that the file is, relative to its base; nil for a document.
    ///   - removal: what the button does, read aloud.
    public init(_ name: String, detail: String, picture: String?, removal: String, identifier: String, remove: @escaping () -> Void) {
        self.name = name
        self.detail = detail
        self.picture = picture
        self.removal = removal
        self.identifier = identifier
        self.remove = remove
    }

    /// The row.
    public var body: some View {
        Element("div", class: "t-file", attributes: [("data-testid", identifier)]) {
            Element("span", class: "t-file-picture") {
                if let picture {
                    Element("img", attributes: [("src", "/live/files\(picture)"), ("alt", ""), ("decoding", "async")])
                } else {
                    AppSymbols.document
                }
            }
            FileWords(name: name, detail: detail)
            IconButton(symbol: AppSymbols.crossName, label: removal, action: remove).accessibilityIdentifier("\(identifier).remove")
        }
    }
}

/// The files of a message, one beside the other where they fit.
public struct FileList<Content: View>: View {
    private let content: Content

    /// Makes a list.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The files.
    public var body: some View { Element("div", class: "t-files") { content } }
}

private struct FileWords: View {
    let name: String
    let detail: String

    var body: some View {
        Element("span", class: "t-file-words") {
            Element("span", class: "t-file-name") { Text(name) }
            Element("span", class: "t-file-detail") { Text(detail) }
        }
    }
}

#if DEBUG
struct FileLink_Previews: PreviewProvider {
    static var previews: some View {
        FileList {
            FileLink("/support/attachments/3", name: "receipt.pdf", detail: "PDF · 184 KB", identifier: "file.3")
            FileLink(
                "/support/attachments/4", name: "the-receipt-of-the-dry-cleaner-who-had-the-shirt-before.pdf", detail: "PDF · 2.4 MB", identifier: "file.4")
        }
        .previewDisplayName("Long text")
    }
}

struct PendingFile_Previews: PreviewProvider {
    static var previews: some View {
        FileList {
            PendingFile("shirt.jpg", detail: "340 KB", picture: "/support/attachments/5", removal: "Remove shirt.jpg", identifier: "file.5") {}
            PendingFile("receipt.pdf", detail: "184 KB", picture: nil, removal: "Remove receipt.pdf", identifier: "file.6") {}
        }
        .previewDisplayName("Usual")
    }
}
#endif
