import CoreUI
import PaymentsAPI

extension Hook<ProviderReport> {
    /// Mounts the provider's field for a card, or opens its page; see Resources/Payments/provider.js.
    static let provider = Hook(ProviderReport.hook)
}

extension Hook<Bool> {
    /// Prints the page when its button is pressed.
    static let print = Hook("payment-print")

    /// Saves a text as a file as soon as it is on the page.
    static let save = Hook("payment-save")
}
