import Theme

extension AppSymbols {
    /// A headset: help.
    static let supportName = "support"

    /// The symbols that Support adds to the app, by name, drawn as `AppSymbols` asks.
    static let supportDrawings = [
        supportName:
            ##"<path d="M4.5 14v-2a7.5 7.5 0 0 1 15 0v2"/><rect x="3" y="13" width="4" height="6" rx="1.5"/><rect x="17" y="13" width="4" height="6" rx="1.5"/><path d="M19 19c0 1.7-2 2.5-4.5 2.5"/>"##
    ]
}
