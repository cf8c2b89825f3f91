public import UI

/// A button that chooses a file, which a script of the feature sends. What happens stands beside it.
///
/// ```swift
/// FileChoiceField("Choose a catalog", accepting: ".csv,text/csv", hook: "catalog-file", options: options, identifier: "retail.import.file") { report($0) }
/// ```
public struct FileChoiceField: View {
    private let title: String
    private let types: String
    private let name: String
    private let options: [String: String]
    private let isHidden: Bool
    private let identifier: String
    private let reported: (String) -> Void

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - types: the endings and media types of files that can be chosen, with commas between them.
    ///   - hook: the name of the script's hook, which finds the `input` and writes into `[data-file-status]`.
    ///   - options: what the script is given.
    ///   - isHidden: whether the button can't be seen; the script goes on meanwhile.
    ///   - reported: called with what the script reports.
    public init(
        _ title: String, accepting types: String, hook: String, options: [String: String] = [:], isHidden: Bool = false, identifier: String,
        reported: @escaping (String) -> Void
    ) {
        self.title = title
        self.types = types
        name = hook
        self.options = options
        self.isHidden = isHidden
        self.identifier = identifier
        self.reported = reported
    }

    /// The button, with what happens beside it.
    public var body: some View {
        Element("div", class: "t-photo") {
            Element("label", class: "t-photo-button", attributes: isHidden ? [("hidden", "")] : []) {
                Element("input", class: "t-photo-input", attributes: [("type", "file"), ("accept", types), ("data-testid", identifier)])
                AppSymbols.document
                Text(title)
            }
            Element("div", class: "t-attach-status", attributes: [("data-file-status", ""), ("role", "status"), ("data-keep", "children")])
        }
        .hook(name, options: options, event: reported)
    }
}

#if DEBUG
struct FileChoiceField_Previews: PreviewProvider {
    static var previews: some View {
        FileChoiceField("Choose a catalog", accepting: ".csv", hook: "preview", identifier: "preview.file") { _ in }.previewDisplayName("Usual")
    }
}
#endif
