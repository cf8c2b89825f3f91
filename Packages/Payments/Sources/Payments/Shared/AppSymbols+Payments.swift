import Theme

extension AppSymbols {
    /// A card: a payment method.
    static let cardName = "paymentCard"

    /// The symbols that Payments adds to the app, by name, drawn as `AppSymbols` asks.
    static let paymentsDrawings = [
        cardName: ##"<rect x="3" y="5.5" width="18" height="13" rx="2"/><path d="M3 10h18M7 15h4"/>"##
    ]
}
