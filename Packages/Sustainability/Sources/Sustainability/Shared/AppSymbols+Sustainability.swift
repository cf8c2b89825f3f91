import Theme

extension AppSymbols {
    /// A bolt: energy.
    static let boltName = "bolt"

    /// A drop of water.
    static let dropletName = "droplet"

    /// A leaf.
    static let leafName = "leaf"

    /// A sprout: the sustainability tab.
    static let tabImpactName = "tabImpact"

    /// The symbols that Sustainability adds to the app, by name, drawn as `AppSymbols` asks.
    static let sustainabilityDrawings = [
        boltName: ##"<path d="M13 3 5 13.5h6L10.5 21 19 10h-6.2z"/>"##,
        dropletName: ##"<path d="M12 3.5c4 4.5 6 7.7 6 10.7a6 6 0 0 1-12 0c0-3 2-6.2 6-10.7z"/>"##,
        leafName: ##"<path d="M5 19c0-9 5-14.5 15-14.5 0 10-5 14-10.5 14-1.9 0-3.3-.6-4.5-1.6"/><path d="M4.5 20.5C7 15 10 12 14.5 10"/>"##,
        tabImpactName: ##"<path d="M12 20.5V11"/><path d="M12 13.5c0-4 2.8-6.5 8-6.5 0 4.6-2.8 6.5-8 6.5z"/>"##
            + ##"<path d="M12 11c0-4.2-2.6-7-8-7 0 4.8 2.8 7 8 7z"/>"##,
    ]
}
