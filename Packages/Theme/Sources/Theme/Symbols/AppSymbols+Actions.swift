public import UI

extension AppSymbols {
    /// An arrow to the right.
    public static var arrowRight: Image { Image(systemName: arrowRightName) }
    /// The name of `arrowRight`.
    public static let arrowRightName = "arrowRight"

    /// An arrow to the left.
    public static var arrowLeft: Image { Image(systemName: arrowLeftName) }
    /// The name of `arrowLeft`.
    public static let arrowLeftName = "arrowLeft"

    /// An arrow up.
    public static var arrowUp: Image { Image(systemName: arrowUpName) }
    /// The name of `arrowUp`.
    public static let arrowUpName = "arrowUp"

    /// An arrow down.
    public static var arrowDown: Image { Image(systemName: arrowDownName) }
    /// The name of `arrowDown`.
    public static let arrowDownName = "arrowDown"

    /// A check mark.
    public static var check: Image { Image(systemName: checkName) }
    /// The name of `check`.
    public static let checkName = "check"

    /// A chevron to the right.
    public static var chevronRight: Image { Image(systemName: chevronRightName) }
    /// The name of `chevronRight`.
    public static let chevronRightName = "chevronRight"

    /// A cross.
    public static var cross: Image { Image(systemName: crossName) }
    /// The name of `cross`.
    public static let crossName = "cross"

    /// A camera.
    public static var camera: Image { Image(systemName: cameraName) }
    /// The name of `camera`.
    public static let cameraName = "camera"

    /// A minus.
    public static var minus: Image { Image(systemName: minusName) }
    /// The name of `minus`.
    public static let minusName = "minus"

    /// A plus.
    public static var plus: Image { Image(systemName: plusName) }
    /// The name of `plus`.
    public static let plusName = "plus"

    /// A power switch: online or offline.
    public static var power: Image { Image(systemName: powerName) }
    /// The name of `power`.
    public static let powerName = "power"

    /// Round arrows: again.
    public static var refresh: Image { Image(systemName: refreshName) }
    /// The name of `refresh`.
    public static let refreshName = "refresh"

    /// A paper clip: a file that goes with a message.
    public static var paperclip: Image { Image(systemName: paperclipName) }
    /// The name of `paperclip`.
    public static let paperclipName = "paperclip"

    /// A magnifying glass.
    public static var search: Image { Image(systemName: searchName) }
    /// The name of `search`.
    public static let searchName = "search"

    /// A paper plane: send.
    public static var send: Image { Image(systemName: sendName) }
    /// The name of `send`.
    public static let sendName = "send"

    /// A cross-hair: where I am.
    public static var target: Image { Image(systemName: targetName) }
    /// The name of `target`.
    public static let targetName = "target"

    /// Signs of what a person does on a page.
    static let actionDrawings = [
        arrowRightName: ##"<path d="M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5"/>"##,
        arrowLeftName: ##"<path d="M19.5 12h-15M11 5.5 4.5 12l6.5 6.5"/>"##,
        arrowUpName: ##"<path d="M12 19.5v-15M5.5 11 12 4.5l6.5 6.5"/>"##,
        arrowDownName: ##"<path d="M12 4.5v15M5.5 13l6.5 6.5 6.5-6.5"/>"##,
        checkName: ##"<path d="m5 12.5 4.5 4.5L19 7.5"/>"##,
        chevronRightName: ##"<path d="m9.5 5.5 6.5 6.5-6.5 6.5"/>"##,
        crossName: ##"<path d="M6.5 6.5l11 11M17.5 6.5l-11 11"/>"##,
        cameraName: ##"<rect x="3" y="8" width="18" height="11" rx="1.5"/><path d="M8.2 8l1-2.3h5.6l1 2.3"/><circle cx="12" cy="13.4" r="3.2"/>"##,
        minusName: ##"<path d="M5.5 12h13"/>"##,
        plusName: ##"<path d="M12 5.5v13M5.5 12h13"/>"##,
        paperclipName: ##"<path d="m19.5 11.5-7.6 7.6a4.6 4.6 0 0 1-6.5-6.5l8.1-8.1a3.1 3.1 0 0 1 4.4 4.4l-8 8a1.5 1.5 0 0 1-2.2-2.2l7-7"/>"##,
        powerName: ##"<path d="M12 3.5V12"/><path d="M7 6.5a7.5 7.5 0 1 0 10 0"/>"##,
        refreshName: ##"<path d="M19.5 8.5A8.5 8.5 0 0 0 4 9.5M4.5 15.5A8.5 8.5 0 0 0 20 14.5"/><path d="M19.8 4v4.5h-4.5M4.2 20v-4.5h4.5"/>"##,
        searchName: ##"<circle cx="11" cy="11" r="6.5"/><path d="m16 16 4.5 4.5"/>"##,
        sendName: ##"<path d="M20.5 3.5 3.5 10.2l6.8 3.5 3.5 6.8z"/><path d="M20.5 3.5 10.3 13.7"/>"##,
        targetName: ##"<circle cx="12" cy="12" r="6.5"/><circle cx="12" cy="12" r="2"/><path d="M12 2.8v2.7M12 18.5v2.7M2.8 12h2.7M18.5 12h2.7"/>"##,
    ]
}
