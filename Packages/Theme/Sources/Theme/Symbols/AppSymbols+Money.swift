public import UI

extension AppSymbols {
    /// A payment card.
    public static var card: Image { image(named: cardName) }
    /// The name of `card`.
    public static let cardName = "card"

    /// A bank note: cash, a tip.
    public static var cash: Image { image(named: cashName) }
    /// The name of `cash`.
    public static let cashName = "cash"

    /// A wallet: earnings.
    public static var wallet: Image { image(named: walletName) }
    /// The name of `wallet`.
    public static let walletName = "wallet"

    /// A bank: payouts.
    public static var bank: Image { image(named: bankName) }
    /// The name of `bank`.
    public static let bankName = "bank"

    /// A receipt.
    public static var receipt: Image { image(named: receiptName) }
    /// The name of `receipt`.
    public static let receiptName = "receipt"

    /// A price tag.
    public static var tag: Image { image(named: tagName) }
    /// The name of `tag`.
    public static let tagName = "tag"

    /// A per cent sign: a promotion.
    public static var percent: Image { image(named: percentName) }
    /// The name of `percent`.
    public static let percentName = "percent"

    /// A present: perks.
    public static var gift: Image { image(named: giftName) }
    /// The name of `gift`.
    public static let giftName = "gift"

    /// A shopping cart.
    public static var cart: Image { image(named: cartName) }
    /// The name of `cart`.
    public static let cartName = "cart"

    /// Money and shopping.
    static let moneyDrawings = [
        cardName: ##"<rect x="3" y="5.5" width="18" height="13" rx="2.5"/><path d="M3 10h18M6.5 14.5h4"/>"##,
        cashName: ##"<rect x="3" y="6" width="18" height="12" rx="2"/><circle cx="12" cy="12" r="2.6"/><path d="M6.3 9.2h.01M17.7 14.8h.01"/>"##,
        walletName: ##"<path d="M18 7.5V5.5A1.5 1.5 0 0 0 16.5 4h-11A2.5 2.5 0 0 0 3 6.5v11A2.5 2.5 0 0 0 5.5 20h14a1.5 1.5 0 0 0 1.5-1.5V9a1.5 1.5 "##
            + ##"0 0 0-1.5-1.5h-14"/><path d="M17 13.7h.01"/>"##,
        bankName: ##"<path d="M3.5 9 12 4l8.5 5z"/><path d="M5.5 9v8M10 9v8M14 9v8M18.5 9v8M3.5 20.5h17M4.5 17h15"/>"##,
        receiptName: ##"<path d="M5.5 3.5h13V21l-2.2-1.5L14.2 21 12 19.5 9.8 21l-2.1-1.5L5.5 21z"/><path d="M9 8.5h6M9 12.5h6"/>"##,
        tagName: ##"<path d="M3.5 4.5v7L12.8 20.8a1.5 1.5 0 0 0 2.1 0l5.9-5.9a1.5 1.5 0 0 0 0-2.1L11.5 3.5h-7a1 1 0 0 0-1 1z"/>"##
            + ##"<path d="M8 8h.01"/>"##,
        percentName: ##"<circle cx="7.5" cy="7.5" r="2.3"/><circle cx="16.5" cy="16.5" r="2.3"/><path d="M18 6 6 18"/>"##,
        giftName: ##"<rect x="3.5" y="8.5" width="17" height="4" rx="1"/>"##
            + ##"<path d="M5 12.5V19a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19v-6.5M12 8.5v12"/>"##
            + ##"<path d="M12 8.5C9.5 8.5 7 7.6 7 5.7a1.9 1.9 0 0 1 2-2c1.8 0 2.7 2.4 3 4.8.3-2.4 1.2-4.8 3-4.8a1.9 1.9 0 0 1 2 2c0 1.9-2.5 2.8-5 2.8z"/>"##,
        cartName: ##"<path d="M3 4.5h2.3l2.4 10.7h9.8l2-7.7H6"/><circle cx="9.2" cy="18.8" r="1.5"/><circle cx="16.4" cy="18.8" r="1.5"/>"##,
    ]
}
