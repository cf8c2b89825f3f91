public import UI

extension AppSymbols {
    /// A sun: the light look.
    public static var sun: Image { image(named: sunName) }
    /// The name of `sun`.
    public static let sunName = "sun"

    /// A moon: the dark look.
    public static var moon: Image { image(named: moonName) }
    /// The name of `moon`.
    public static let moonName = "moon"

    /// A half filled circle: the look follows the system.
    public static var contrast: Image { image(named: contrastName) }
    /// The name of `contrast`.
    public static let contrastName = "contrast"

    /// A screen and a phone: sessions.
    public static var devices: Image { image(named: devicesName) }
    /// The name of `devices`.
    public static let devicesName = "devices"

    /// A power switch: online or offline.
    public static var power: Image { image(named: powerName) }
    /// The name of `power`.
    public static let powerName = "power"

    /// A door with an arrow: sign out.
    public static var signOut: Image { image(named: signOutName) }
    /// The name of `signOut`.
    public static let signOutName = "signOut"

    /// Two arrows: change the mode.
    public static var switchMode: Image { image(named: switchModeName) }
    /// The name of `switchMode`.
    public static let switchModeName = "switchMode"

    /// Settings and the account.
    static let settingsDrawings = [
        sunName: ##"<circle cx="12" cy="12" r="3.8"/>"##
            + ##"<path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4"/>"##,
        moonName: ##"<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z"/>"##,
        contrastName: ##"<circle cx="12" cy="12" r="8.5"/><path d="M12 3.5v17M12 8h3.2M12 12h3.5M12 16h3.2"/>"##,
        devicesName: ##"<path d="M12 17.5H4.5A1.5 1.5 0 0 1 3 16V6a1.5 1.5 0 0 1 1.5-1.5h13A1.5 1.5 0 0 1 19 6v1.5M7 20.5h5"/>"##
            + ##"<rect x="14.5" y="10" width="6.5" height="10.5" rx="1.5"/>"##,
        powerName: ##"<path d="M12 3.5V12"/><path d="M7 6.5a7.5 7.5 0 1 0 10 0"/>"##,
        signOutName: ##"<path d="M14 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20H14"/><path d="M10 12h10M16.5 8.5 20 12l-3.5 3.5"/>"##,
        switchModeName: ##"<path d="M4 8.5h15M15.5 5 19 8.5 15.5 12"/><path d="M20 15.5H5M8.5 12 5 15.5 8.5 19"/>"##,
    ]
}
