public import UI

extension AppSymbols {
    /// A chevron to the left.
    public static var chevronLeft: Image { image(named: chevronLeftName) }
    /// The name of `chevronLeft`.
    public static let chevronLeftName = "chevronLeft"

    /// A chevron to the right.
    public static var chevronRight: Image { image(named: chevronRightName) }
    /// The name of `chevronRight`.
    public static let chevronRightName = "chevronRight"

    /// A chevron up.
    public static var chevronUp: Image { image(named: chevronUpName) }
    /// The name of `chevronUp`.
    public static let chevronUpName = "chevronUp"

    /// A chevron down.
    public static var chevronDown: Image { image(named: chevronDownName) }
    /// The name of `chevronDown`.
    public static let chevronDownName = "chevronDown"

    /// An arrow to the left.
    public static var arrowLeft: Image { image(named: arrowLeftName) }
    /// The name of `arrowLeft`.
    public static let arrowLeftName = "arrowLeft"

    /// An arrow to the right.
    public static var arrowRight: Image { image(named: arrowRightName) }
    /// The name of `arrowRight`.
    public static let arrowRightName = "arrowRight"

    /// An arrow up.
    public static var arrowUp: Image { image(named: arrowUpName) }
    /// The name of `arrowUp`.
    public static let arrowUpName = "arrowUp"

    /// An arrow down.
    public static var arrowDown: Image { image(named: arrowDownName) }
    /// The name of `arrowDown`.
    public static let arrowDownName = "arrowDown"

    /// An arrow out of a box: it opens elsewhere.
    public static var external: Image { image(named: externalName) }
    /// The name of `external`.
    public static let externalName = "external"

    /// An arrow out of a tray: share it.
    public static var share: Image { image(named: shareName) }
    /// The name of `share`.
    public static let shareName = "share"

    /// An arrow into a tray: keep it.
    public static var download: Image { image(named: downloadName) }
    /// The name of `download`.
    public static let downloadName = "download"

    /// Directions.
    static let arrowsDrawings = [
        chevronLeftName: ##"<path d="M14.5 5.5 8 12l6.5 6.5"/>"##,
        chevronRightName: ##"<path d="m9.5 5.5 6.5 6.5-6.5 6.5"/>"##,
        chevronUpName: ##"<path d="m5.5 15 6.5-6.5 6.5 6.5"/>"##,
        chevronDownName: ##"<path d="m5.5 9 6.5 6.5L18.5 9"/>"##,
        arrowLeftName: ##"<path d="M19.5 12h-15M11 5.5 4.5 12l6.5 6.5"/>"##,
        arrowRightName: ##"<path d="M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5"/>"##,
        arrowUpName: ##"<path d="M12 19.5v-15M5.5 11 12 4.5l6.5 6.5"/>"##,
        arrowDownName: ##"<path d="M12 4.5v15M5.5 13l6.5 6.5 6.5-6.5"/>"##,
        externalName: ##"<path d="M18.5 13.5v5A1.5 1.5 0 0 1 17 20H6a1.5 1.5 0 0 1-1.5-1.5V7.5A1.5 1.5 0 0 1 6 6h5"/>"##
            + ##"<path d="M14.5 4H20v5.5M20 4l-8.5 8.5"/>"##,
        shareName: ##"<path d="M12 15V3.5M7.5 8 12 3.5 16.5 8"/><path d="M5 12.5v6A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5v-6"/>"##,
        downloadName: ##"<path d="M12 3.5V15M7.5 10.5 12 15l4.5-4.5"/><path d="M5 15v3.5A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5V15"/>"##,
    ]
}
