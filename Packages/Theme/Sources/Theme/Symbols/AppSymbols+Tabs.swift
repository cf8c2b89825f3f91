public import UI

extension AppSymbols {
    /// A house: the home tab.
    public static var tabHome: Image { image(named: tabHomeName) }
    /// The name of `tabHome`.
    public static let tabHomeName = "tabHome"

    /// A clock with an arrow: what happened and happens.
    public static var tabActivity: Image { image(named: tabActivityName) }
    /// The name of `tabActivity`.
    public static let tabActivityName = "tabActivity"

    /// A shopping bag: the retail tab.
    public static var tabRetail: Image { image(named: tabRetailName) }
    /// The name of `tabRetail`.
    public static let tabRetailName = "tabRetail"

    /// A sprout: the sustainability tab.
    public static var tabImpact: Image { image(named: tabImpactName) }
    /// The name of `tabImpact`.
    public static let tabImpactName = "tabImpact"

    /// A person in a circle: the account tab.
    public static var tabAccount: Image { image(named: tabAccountName) }
    /// The name of `tabAccount`.
    public static let tabAccountName = "tabAccount"

    /// A clipboard: the driver's jobs.
    public static var tabJobs: Image { image(named: tabJobsName) }
    /// The name of `tabJobs`.
    public static let tabJobsName = "tabJobs"

    /// A list: the orders.
    public static var tabOrders: Image { image(named: tabOrdersName) }
    /// The name of `tabOrders`.
    public static let tabOrdersName = "tabOrders"

    /// A van: the fleet.
    public static var tabFleet: Image { image(named: tabFleetName) }
    /// The name of `tabFleet`.
    public static let tabFleetName = "tabFleet"

    /// Where the tabs lead.
    static let tabsDrawings = [
        tabHomeName: ##"<path d="M3.5 10.5 12 3.5l8.5 7V19a1.5 1.5 0 0 1-1.5 1.5h-4.5V14h-5v6.5H5A1.5 1.5 0 0 1 3.5 19z"/>"##,
        tabActivityName: ##"<path d="M3.5 12a8.5 8.5 0 1 0 2.6-6.1L3.5 8.3"/><path d="M3.5 3.8v4.5H8"/><path d="M12 7.5V12l3 2"/>"##,
        tabRetailName: ##"<path d="M5.5 8h13l1 11a1.5 1.5 0 0 1-1.5 1.6H6A1.5 1.5 0 0 1 4.5 19z"/><path d="M8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5"/>"##,
        tabImpactName: ##"<path d="M12 20.5V11"/><path d="M12 13.5c0-4 2.8-6.5 8-6.5 0 4.6-2.8 6.5-8 6.5z"/>"##
            + ##"<path d="M12 11c0-4.2-2.6-7-8-7 0 4.8 2.8 7 8 7z"/>"##,
        tabAccountName: ##"<circle cx="12" cy="12" r="8.5"/><circle cx="12" cy="10" r="2.8"/><path d="M6.5 18.3c1-2.3 3-3.5 5.5-3.5s4.5 1.2 5.5 3.5"/>"##,
        tabJobsName: ##"<rect x="5" y="4.5" width="14" height="16" rx="2.5"/><path d="M9 4.5a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 4.5V6H9z"/>"##
            + ##"<path d="M9 11h6M9 15h4"/>"##,
        tabOrdersName: ##"<path d="M9 6.5h11M9 12h11M9 17.5h11"/><path d="M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01"/>"##,
        tabFleetName: ##"<path d="M2.5 6.5h11v10h-11z"/><path d="M13.5 10h4l4 3.5v3h-8z"/><circle cx="7" cy="17.5" r="2"/>"##
            + ##"<circle cx="17" cy="17.5" r="2"/>"##,
    ]
}
