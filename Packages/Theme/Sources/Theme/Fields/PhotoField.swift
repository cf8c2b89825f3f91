public import Core
import Foundation
public import UI

/// A button that takes a photo, or chooses one, and sends it to the API.
///
/// Without a network it says that it needs one, unless it is in a form whose press waits for the network: then the photo waits, too, and is sent before it.
///
/// ```swift
/// PhotoField("Add a photo", sendingTo: "/orders/12/proofs", message: state.photoMessage, identifier: "fleet.photo") { store.send(.photoSent($0)) }
/// ```
public struct PhotoField: View {
    private let title: String
    private let path: String
    private let hint: String?
    private let message: String?
    private let identifier: String
    private let sent: (PhotoOutcome) -> Void

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - path: the path of the API that takes the photo, relative to its base.
    ///   - message: what is wrong; nil for nothing.
    ///   - sent: called when a photo was taken or refused.
    public init(
        _ title: String, sendingTo path: String, hint: String? = nil, message: String? = nil, identifier: String, sent: @escaping (PhotoOutcome) -> Void
    ) {
        self.title = title
        self.path = path
        self.hint = hint
        self.message = message
        self.identifier = identifier
        self.sent = sent
    }

    /// The button with the line below it.
    public var body: some View {
        let note = FieldNote.id(of: identifier, hint: hint, message: message)
        Element("div", class: message == nil ? "t-field" : "t-field is-invalid") {
            button(note).hook("photo", options: options) { text in
                if let outcome = try? WireJSON.decoder().decode(PhotoOutcome.self, from: Data(text.utf8)) { sent(outcome) }
            }
            if let note { FieldNote(id: note, hint: hint, message: message) }
        }
    }

    private func button(_ note: String?) -> some View {
        Element("div", class: "t-photo") {
            Element("label", class: "t-photo-button") {
                Element("input", class: "t-photo-input", attributes: inputAttributes(note))
                AppSymbols.camera
                Text(title)
            }
            Element("span", class: "t-photo-status", attributes: [("data-photo-status", ""), ("role", "status"), ("data-keep", "children")])
        }
    }

    private func inputAttributes(_ note: String?) -> [(String, String)] {
        [("type", "file"), ("accept", "image/jpeg,image/png,image/webp,image/*"), ("data-testid", identifier)]
            + (note.map { [("aria-describedby", $0)] } ?? [])
    }

    private var options: [String: String] {
        [
            "path": "/live/files\(path)", "sending": Strings.photoSending, "unreachable": Strings.photoOffline, "failed": Strings.photoFailed,
            "kept": Strings.photosKept(1),
        ]
    }
}

/// A photo of the API.
public struct PhotoView: View {
    private let path: String
    private let label: String
    private let identifier: String

    /// Makes a view.
    ///
    /// - Parameters:
    ///   - path: the photo's path of the API, relative to its base.
    ///   - label: what it shows, read aloud.
    public init(_ path: String, label: String, identifier: String) {
        self.path = path
        self.label = label
        self.identifier = identifier
    }

    /// The photo, which opens alone when it is pressed.
    public var body: some View {
        Element("a", class: "t-picture", attributes: [("href", "/live/files\(path)"), ("target", "_blank"), ("rel", "noopener")]) {
            Element(
                "img", class: "t-picture-image",
                attributes: [("src", "/live/files\(path)"), ("alt", label), ("loading", "lazy"), ("decoding", "async"), ("data-testid", identifier)])
        }
    }
}

/// The scripts of ``PhotoField`` and ``AttachmentField``.
public enum PhotoScript {
    /// The scripts, to stand in the page once.
    public static let source = Resources.keptPhotosScript + Resources.smallerPhotoScript + Resources.photoScript + Resources.attachmentsScript
}

#if DEBUG
struct PhotoField_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            PhotoField("Add a photo", sendingTo: "/orders/12/proofs", hint: "Bags and door in one picture", identifier: "photo") { _ in }
                .previewDisplayName("Empty")
            PhotoField("Add a photo", sendingTo: "/orders/12/proofs", message: "That photo is damaged.", identifier: "photo") { _ in }
                .previewDisplayName("Failed")
        }
    }
}

struct PhotoView_Previews: PreviewProvider {
    static var previews: some View {
        PhotoView("/orders/12/proofs/3", label: "Photo of the delivery", identifier: "photo.3").previewDisplayName("Loaded")
    }
}
#endif
