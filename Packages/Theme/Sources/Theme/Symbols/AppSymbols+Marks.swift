public import UI

extension AppSymbols {
    /// A check mark.
    public static var check: Image { image(named: checkName) }
    /// The name of `check`.
    public static let checkName = "check"

    /// A cross.
    public static var cross: Image { image(named: crossName) }
    /// The name of `cross`.
    public static let crossName = "cross"

    /// A plus.
    public static var plus: Image { image(named: plusName) }
    /// The name of `plus`.
    public static let plusName = "plus"

    /// A minus.
    public static var minus: Image { image(named: minusName) }
    /// The name of `minus`.
    public static let minusName = "minus"

    /// A triangle with a mark: attention.
    public static var warning: Image { image(named: warningName) }
    /// The name of `warning`.
    public static let warningName = "warning"

    /// A circle with an i: worth knowing.
    public static var info: Image { image(named: infoName) }
    /// The name of `info`.
    public static let infoName = "info"

    /// A shield: safety.
    public static var shield: Image { image(named: shieldName) }
    /// The name of `shield`.
    public static let shieldName = "shield"

    /// A lock: safe.
    public static var lock: Image { image(named: lockName) }
    /// The name of `lock`.
    public static let lockName = "lock"

    /// A key: a password.
    public static var key: Image { image(named: keyName) }
    /// The name of `key`.
    public static let keyName = "key"

    /// An eye: show it.
    public static var eye: Image { image(named: eyeName) }
    /// The name of `eye`.
    public static let eyeName = "eye"

    /// Waves: connected.
    public static var online: Image { image(named: onlineName) }
    /// The name of `online`.
    public static let onlineName = "online"

    /// A cloud with a line through it: no network.
    public static var offline: Image { image(named: offlineName) }
    /// The name of `offline`.
    public static let offlineName = "offline"

    /// A triangle: go on.
    public static var play: Image { image(named: playName) }
    /// The name of `play`.
    public static let playName = "play"

    /// Two bars: pause.
    public static var pause: Image { image(named: pauseName) }
    /// The name of `pause`.
    public static let pauseName = "pause"

    /// Marks of a state.
    static let marksDrawings = [
        checkName: ##"<path d="m5 12.5 4.5 4.5L19 7.5"/>"##,
        crossName: ##"<path d="M6.5 6.5l11 11M17.5 6.5l-11 11"/>"##,
        plusName: ##"<path d="M12 5.5v13M5.5 12h13"/>"##,
        minusName: ##"<path d="M5.5 12h13"/>"##,
        warningName: ##"<path d="M12 4 2.8 19.5h18.4z"/><path d="M12 10v4.5M12 17h.01"/>"##,
        infoName: ##"<circle cx="12" cy="12" r="8.5"/><path d="M12 11v5M12 8h.01"/>"##,
        shieldName: ##"<path d="M12 3.2 19.5 6v5.5c0 4.6-3 7.7-7.5 9.3-4.5-1.6-7.5-4.7-7.5-9.3V6z"/><path d="m8.8 12 2.3 2.3 4.2-4.3"/>"##,
        lockName: ##"<rect x="5" y="10.5" width="14" height="10" rx="2.5"/><path d="M8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2"/>"##,
        keyName: ##"<circle cx="8" cy="15.5" r="4.3"/><path d="m11.2 12.4 8.3-8.2M16 7.7l2.8 2.8"/>"##,
        eyeName: ##"<path d="M2.8 12C5 7.8 8.2 5.8 12 5.8s7 2 9.2 6.2c-2.2 4.2-5.4 6.2-9.2 6.2S5 16.2 2.8 12z"/><circle cx="12" cy="12" r="2.8"/>"##,
        onlineName: ##"<path d="M3.5 9.5a12 12 0 0 1 17 0M6.8 13a7.4 7.4 0 0 1 10.4 0"/><path d="M9.8 16.3a3.2 3.2 0 0 1 4.4 0M12 19.5h.01"/>"##,
        offlineName: ##"<path d="M9.3 7A5.7 5.7 0 0 1 17.4 10.2 4.2 4.2 0 0 1 20 16.7M16.3 18.5H7a4 4 0 0 1-.6-7.95l.3-.6M4 4l16 16"/>"##,
        playName: ##"<path d="M7 4.5 19 12 7 19.5z"/>"##,
        pauseName: ##"<path d="M8.5 5v14M15.5 5v14"/>"##,
    ]
}
