import Theme

extension AppSymbols {
    /// An empty heart: not a favorite.
    static let heartName = "heart"

    /// A heart with a check mark: a favorite.
    static let heartCheckedName = "heartChecked"

    /// A shopping cart.
    static let cartName = "cart"

    /// A shopping bag: the retail tab.
    static let tabRetailName = "tabRetail"

    /// A price tag.
    static let tagName = "tag"

    /// The symbols that Retail adds to the app, by name, drawn as `AppSymbols` asks.
    static let retailDrawings = [
        heartName: heart,
        heartCheckedName: heart + ##"<path d="m8.8 11.6 2.4 2.4 4-4.4"/>"##,
        cartName: ##"<path d="M3 4.5h2.3l2.4 10.7h9.8l2-7.7H6"/><circle cx="9.2" cy="18.8" r="1.5"/><circle cx="16.4" cy="18.8" r="1.5"/>"##,
        tabRetailName: ##"<path d="M5.5 8h13l1 11a1.5 1.5 0 0 1-1.5 1.6H6A1.5 1.5 0 0 1 4.5 19z"/><path d="M8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5"/>"##,
        tagName: ##"<path d="M3.5 4.5v7L12.8 20.8a1.5 1.5 0 0 0 2.1 0l5.9-5.9a1.5 1.5 0 0 0 0-2.1L11.5 3.5h-7a1 1 0 0 0-1 1z"/>"##
            + ##"<path d="M8 8h.01"/>"##,
    ]

    private static let heart =
        ##"<path d="M12 20.2 4.6 12.9a4.7 4.7 0 0 1 6.6-6.6l.8.8.8-.8a4.7 4.7 0 0 1 6.6 6.6z"/>"##
}
