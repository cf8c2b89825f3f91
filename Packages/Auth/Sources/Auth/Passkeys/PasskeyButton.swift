import AuthAPI
import Core
import CoreUI
import Theme
import UI

/// A button that has the browser make or use a passkey. It appears once the browser has said that it can.
struct PasskeyButton<Answer: Codable & Sendable & Equatable, Output: Sendable & Equatable>: View {
    /// The call of the browser; raw values are the script's names.
    enum Call: String {
        case create, get
    }

    private let title: String
    private let call: Call
    private let store: ScopedStore<PasskeyPromptFeature<Answer, Output>>
    private let identifier: String

    init(_ title: String, _ call: Call, store: ScopedStore<PasskeyPromptFeature<Answer, Output>>, identifier: String) {
        self.title = title
        self.call = call
        self.store = store
        self.identifier = identifier
    }

    var body: some View {
        Group {
            if let message = store.state.message {
                NoticeBanner(message, tone: .warning).accessibilityIdentifier("\(identifier).message")
            }
            if store.state.isAvailable == true {
                SecondaryButton(title, symbol: AppSymbols.passkeyName, isBusy: store.state.isBusy) { store.send(.tapped) }
                    .accessibilityIdentifier(identifier)
            }
        }
        .hook(Hook<PasskeyReport<Answer>>("passkey"), options: options) { store.send(.reported($0)) }
    }

    private var options: [String: String] {
        var values = ["call": call.rawValue]
        values["options"] = store.state.options
        // A server that was restarted has forgotten it: then the script says it again.
        values["known"] = store.state.isAvailable.map { $0 ? "yes" : "no" }
        return values
    }
}
