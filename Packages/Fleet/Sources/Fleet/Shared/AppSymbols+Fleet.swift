import Theme

extension AppSymbols {
    /// A car.
    static let carName = "car"

    /// Bars of different heights.
    static let chartsName = "charts"

    /// An arrow that leads back.
    static let chevronLeftName = "chevronLeft"

    /// A clock with an arrow back: the driver's history.
    static let opsName = "ops"

    /// A factory: where laundry is washed.
    static let plantName = "plant"

    /// A van: the fleet.
    static let tabFleetName = "tabFleet"

    /// A clipboard: the driver's jobs.
    static let tabJobsName = "tabJobs"

    /// A person.
    static let userName = "user"

    /// A wallet: earnings.
    static let walletName = "wallet"

    /// The symbols that Fleet adds to the app, by name, drawn as `AppSymbols` asks.
    static let fleetDrawings = [
        carName: ##"<path d="M4 16.5v-4l2-5.2A2 2 0 0 1 7.9 6h8.2A2 2 0 0 1 18 7.3l2 5.2v4z"/><path d="M4.3 12h15.4"/>"##
            + ##"<path d="M6 16.5V19M18 16.5V19M7.5 14.3h.01M16.5 14.3h.01"/>"##,
        chartsName: ##"<path d="M4 20h16M7 20v-6M12 20V5M17 20V10"/>"##,
        chevronLeftName: ##"<path d="M14.5 5.5 8 12l6.5 6.5"/>"##,
        opsName: ##"<path d="M4 12a8 8 0 1 0 2.6-5.9L4 8.5"/><path d="M4 4v4.5h4.5M12 8v4.3l2.8 1.7"/>"##,
        plantName: ##"<path d="M3.5 20V9.5l5.5 3.5V9.5l5.5 3.5V4h6v16z"/><path d="M7.5 16.5h.01M12 16.5h.01M16.5 16.5h.01"/>"##,
        tabFleetName: ##"<path d="M2.5 6.5h11v10h-11z"/><path d="M13.5 10h4l4 3.5v3h-8z"/><circle cx="7" cy="17.5" r="2"/>"##
            + ##"<circle cx="17" cy="17.5" r="2"/>"##,
        tabJobsName: ##"<rect x="5" y="4.5" width="14" height="16" rx="2.5"/><path d="M9 4.5a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 4.5V6H9z"/>"##
            + ##"<path d="M9 11h6M9 15h4"/>"##,
        userName: ##"<circle cx="12" cy="8" r="4"/><path d="M4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6"/>"##,
        walletName: ##"<path d="M18 7.5V5.5A1.5 1.5 0 0 0 16.5 4h-11A2.5 2.5 0 0 0 3 6.5v11A2.5 2.5 0 0 0 5.5 20h14a1.5 1.5 0 0 0 1.5-1.5V9a1.5 1.5 "##
            + ##"0 0 0-1.5-1.5h-14"/><path d="M17 13.7h.01"/>"##,
    ]
}
