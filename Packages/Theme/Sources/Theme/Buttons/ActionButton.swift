import UI

/// What the buttons of the theme share: a real button whose label carries the look.
struct ActionButton: View {
    enum Kind: String {
        case primary, secondary, destructive, quiet
    }

    let kind: Kind
    let title: String
    var symbol: String?
    var isBusy = false
    var isDisabled = false
    let action: () -> Void

    var body: some View {
        Button(role: kind == .destructive ? .destructive : nil, action: action) {
            Element("span", class: "t-button t-button-\(kind.rawValue)", attributes: isBusy ? [("aria-busy", "true")] : []) {
                if isBusy {
                    Element("span", class: "t-spinner", attributes: [("aria-hidden", "true")])
                } else if let symbol {
                    Image(systemName: symbol)
                }
                Element("span", class: "t-button-title") { Text(title) }
                if isBusy { HiddenText(Strings.working) }
            }
        }
        .disabled(isDisabled || isBusy)
        .buttonStyle(BareButtonStyle())
    }
}
