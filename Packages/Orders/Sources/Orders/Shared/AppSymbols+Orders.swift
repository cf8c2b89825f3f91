import Theme

extension AppSymbols {
    /// A calendar page: a day.
    static let calendarName = "calendar"

    /// A page with a pen: a note.
    static let noteName = "note"

    /// A scale: weight.
    static let scaleName = "scale"

    /// A clock with an arrow: what happened and happens.
    static let tabActivityName = "tabActivity"

    /// A list: the orders.
    static let tabOrdersName = "tabOrders"

    /// The symbols that Orders adds to the app, by name, drawn as `AppSymbols` asks.
    static let ordersDrawings = [
        calendarName: ##"<rect x="4" y="5" width="16" height="15.5" rx="2.5"/><path d="M4 10h16M8.5 3v4M15.5 3v4"/>"##,
        noteName: ##"<path d="M13 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5V12"/>"##
            + ##"<path d="m17.5 3.8 2.7 2.7L13 13.7l-3.5.8.8-3.5z"/>"##,
        scaleName: ##"<rect x="4" y="4" width="16" height="16.5" rx="3"/><path d="M7.5 10a6.5 6.5 0 0 1 9 0l-2.5 2.5h-4z"/>"##
            + ##"<path d="m12 12.5 1.2-3"/>"##,
        tabActivityName: ##"<path d="M3.5 12a8.5 8.5 0 1 0 2.6-6.1L3.5 8.3"/><path d="M3.5 3.8v4.5H8"/><path d="M12 7.5V12l3 2"/>"##,
        tabOrdersName: ##"<path d="M9 6.5h11M9 12h11M9 17.5h11"/><path d="M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01"/>"##,
    ]
}
