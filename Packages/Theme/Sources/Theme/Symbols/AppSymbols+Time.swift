public import UI

extension AppSymbols {
    /// A clock: a time.
    public static var clock: Image { image(named: clockName) }
    /// The name of `clock`.
    public static let clockName = "clock"

    /// A calendar page: a day.
    public static var calendar: Image { image(named: calendarName) }
    /// The name of `calendar`.
    public static let calendarName = "calendar"

    /// An hour glass: it waits.
    public static var hourglass: Image { image(named: hourglassName) }
    /// The name of `hourglass`.
    public static let hourglassName = "hourglass"

    /// Two arrows in a loop: order again.
    public static var reorder: Image { image(named: reorderName) }
    /// The name of `reorder`.
    public static let reorderName = "reorder"

    /// Round arrows: again.
    public static var refresh: Image { image(named: refreshName) }
    /// The name of `refresh`.
    public static let refreshName = "refresh"

    /// An arrow back: take it back.
    public static var undo: Image { image(named: undoName) }
    /// The name of `undo`.
    public static let undoName = "undo"

    /// Times and days.
    static let timeDrawings = [
        clockName: ##"<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3.2 2"/>"##,
        calendarName: ##"<rect x="4" y="5" width="16" height="15.5" rx="2.5"/><path d="M4 10h16M8.5 3v4M15.5 3v4"/>"##,
        hourglassName: ##"<path d="M6.5 3.5h11M6.5 20.5h11"/>"##
            + ##"<path d="M8 3.5v3.2c0 2.2 4 3.6 4 5.3s-4 3.1-4 5.3v3.2M16 3.5v3.2c0 2.2-4 3.6-4 5.3s4 3.1 4 5.3v3.2"/>"##,
        reorderName: ##"<path d="M17 3.5 20 6.5l-3 3"/><path d="M20 6.5H8a4 4 0 0 0-4 4V12"/><path d="m7 20.5-3-3 3-3"/>"##
            + ##"<path d="M4 17.5h12a4 4 0 0 0 4-4V12"/>"##,
        refreshName: ##"<path d="M19.5 8.5A8.5 8.5 0 0 0 4 9.5M4.5 15.5A8.5 8.5 0 0 0 20 14.5"/><path d="M19.8 4v4.5h-4.5M4.2 20v-4.5h4.5"/>"##,
        undoName: ##"<path d="M8.5 4.5 4 9l4.5 4.5"/><path d="M4 9h10a5.5 5.5 0 0 1 0 11h-3"/>"##,
    ]
}
