import Theme

extension AppSymbols {
    /// A tag: the catalog.
    static let catalogName = "catalog"
    /// A banknote: money.
    static let moneyName = "money"
    /// Sliders: the system.
    static let systemName = "system"
    /// Two people.
    static let peopleName = "people"
    /// A list: a log.
    static let logName = "log"

    /// The symbols that Administration adds to the app, by name, drawn as `AppSymbols` asks.
    static let administrationDrawings = [
        catalogName: ##"<path d="M4 12.5V5.5A1.5 1.5 0 0 1 5.5 4h7L20 11.5 11.5 20z"/><circle cx="8.5" cy="8.5" r="1.4"/>"##,
        moneyName: ##"<rect x="3" y="6" width="18" height="12" rx="2"/><circle cx="12" cy="12" r="3"/><path d="M6.5 12h.01M17.5 12h.01"/>"##,
        systemName: ##"<path d="M4 7h9M17 7h3M4 17h3M11 17h9"/><circle cx="15" cy="7" r="2"/><circle cx="9" cy="17" r="2"/>"##,
        peopleName:
            ##"<circle cx="9" cy="8.5" r="3.2"/><path d="M3 19.5c0-3.2 2.6-5.2 6-5.2s6 2 6 5.2M15.5 5.6a3.2 3.2 0 0 1 0 5.8M17.5 14.8c2.2.7 3.5 2.4 3.5 4.7"/>"##,
        logName: ##"<path d="M9 6h11M9 12h11M9 18h11"/><path d="M4.5 6h.01M4.5 12h.01M4.5 18h.01"/>"##,
    ]
}
