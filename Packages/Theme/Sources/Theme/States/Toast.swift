public import UI

/// A short message that something happened, above the page; it is read aloud when it appears.
public struct Toast: View {
    private let message: String
    private let tone: Tone

    /// Makes a message; nil keeps the place, so that the next one is read aloud.
    public init(_ message: String?, tone: Tone = .success) {
        self.message = message ?? ""
        self.tone = tone
    }

    /// The message.
    public var body: some View {
        Element("div", class: "t-toasts", attributes: [("role", "status"), ("aria-live", "polite")]) {
            if !message.isEmpty {
                Element("div", class: "t-toast") {
                    Image(systemName: tone.symbol)
                    Text(message)
                }
            }
        }
    }
}

extension Tone {
    /// The symbol that goes with it.
    var symbol: String {
        switch self {
        case .neutral, .info: AppSymbols.infoName
        case .success: AppSymbols.checkName
        case .warning, .danger: AppSymbols.warningName
        }
    }
}

#if DEBUG
struct Toast_Previews: PreviewProvider {
    static var previews: some View {
        Toast("Address saved").previewDisplayName("Success")
        Toast("The photo is too large to be sent over this network", tone: .warning).previewDisplayName("Long text")
        Toast(nil).previewDisplayName("Empty")
    }
}
#endif
