public import UI

extension AppSymbols {
    /// A tied laundry bag.
    public static var bag: Image { Image(systemName: bagName) }
    /// The name of `bag`.
    public static let bagName = "bag"

    /// A bell: a notice.
    public static var bell: Image { Image(systemName: bellName) }
    /// The name of `bell`.
    public static let bellName = "bell"

    /// A parcel.
    public static var box: Image { Image(systemName: boxName) }
    /// The name of `box`.
    public static let boxName = "box"

    /// A clock: a time.
    public static var clock: Image { Image(systemName: clockName) }
    /// The name of `clock`.
    public static let clockName = "clock"

    /// A circle with an i: worth knowing.
    public static var info: Image { Image(systemName: infoName) }
    /// The name of `info`.
    public static let infoName = "info"

    /// A pin: a place.
    public static var location: Image { Image(systemName: locationName) }
    /// The name of `location`.
    public static let locationName = "location"

    /// Speech: conversations.
    public static var messages: Image { Image(systemName: messagesName) }
    /// The name of `messages`.
    public static let messagesName = "messages"

    /// A sheet of paper: a document.
    public static var document: Image { Image(systemName: documentName) }
    /// The name of `document`.
    public static let documentName = "document"

    /// A receipt.
    public static var receipt: Image { Image(systemName: receiptName) }
    /// The name of `receipt`.
    public static let receiptName = "receipt"

    /// A shield: safety.
    public static var shield: Image { Image(systemName: shieldName) }
    /// The name of `shield`.
    public static let shieldName = "shield"

    /// A star.
    public static var star: Image { Image(systemName: starName) }
    /// The name of `star`.
    public static let starName = "star"

    /// A shop front.
    public static var store: Image { Image(systemName: storeName) }
    /// The name of `store`.
    public static let storeName = "store"

    /// A house: the home tab.
    public static var tabHome: Image { Image(systemName: tabHomeName) }
    /// The name of `tabHome`.
    public static let tabHomeName = "tabHome"

    /// A truck: delivery.
    public static var truck: Image { Image(systemName: truckName) }
    /// The name of `truck`.
    public static let truckName = "truck"

    /// A triangle with a mark: attention.
    public static var warning: Image { Image(systemName: warningName) }
    /// The name of `warning`.
    public static let warningName = "warning"

    /// A washing machine.
    public static var washer: Image { Image(systemName: washerName) }
    /// The name of `washer`.
    public static let washerName = "washer"

    /// Laundry, places, time, and what else every feature speaks of.
    static let commonDrawings = [
        bagName: ##"<path d="M9 3.5h6l-1.5 4h-3z"/>"##
            + ##"<path d="M10.5 7.5C7 9 5 12.3 5 15.8c0 3 2 4.7 4.5 4.7h5c2.5 0 4.5-1.7 4.5-4.7 0-3.5-2-6.8-5.5-8.3z"/>"##
            + ##"<path d="M9.5 14.5c1.6 1 3.4 1 5 0"/>"##,
        bellName: ##"<path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15z"/><path d="M10 21h4"/>"##,
        boxName: ##"<path d="M12 3.2 20 7.5v9L12 20.8 4 16.5v-9z"/><path d="m4 7.5 8 4.3 8-4.3M12 11.8v9"/>"##,
        clockName: ##"<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3.2 2"/>"##,
        infoName: ##"<circle cx="12" cy="12" r="8.5"/><path d="M12 11v5M12 8h.01"/>"##,
        locationName: ##"<path d="M12 21c4.5-4.2 7-7.6 7-11a7 7 0 0 0-14 0c0 3.4 2.5 6.8 7 11z"/><circle cx="12" cy="10" r="2.5"/>"##,
        messagesName: ##"<path d="M20.5 12a7.5 7.5 0 0 1-7.5 7.5H4l1.8-2.7A7.5 7.5 0 0 1 5.5 12 7.5 7.5 0 0 1 13 4.5a7.5 7.5 0 0 1 7.5 7.5z"/>"##
            + ##"<path d="M10 10.5h6M10 13.8h4"/>"##,
        documentName: ##"<path d="M6 3.5h8l4 4v13H6z"/><path d="M14 3.5v4h4M9 12.5h6M9 16h6"/>"##,
        receiptName: ##"<path d="M5.5 3.5h13V21l-2.2-1.5L14.2 21 12 19.5 9.8 21l-2.1-1.5L5.5 21z"/><path d="M9 8.5h6M9 12.5h6"/>"##,
        shieldName: ##"<path d="M12 3.2 19.5 6v5.5c0 4.6-3 7.7-7.5 9.3-4.5-1.6-7.5-4.7-7.5-9.3V6z"/><path d="m8.8 12 2.3 2.3 4.2-4.3"/>"##,
        starName: ##"<path d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z"/>"##,
        storeName: ##"<path d="M4.5 4h15l1.5 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0z"/><path d="M5 12v8h14v-8M10 20v-4.5h4V20"/>"##,
        tabHomeName: ##"<path d="M3.5 10.5 12 3.5l8.5 7V19a1.5 1.5 0 0 1-1.5 1.5h-4.5V14h-5v6.5H5A1.5 1.5 0 0 1 3.5 19z"/>"##,
        truckName: ##"<path d="M2.5 6h12v11h-12z"/><path d="M14.5 10h3.7l3.3 3.3V17h-7z"/><circle cx="7" cy="18" r="2"/>"##
            + ##"<circle cx="17.5" cy="18" r="2"/>"##,
        warningName: ##"<path d="M12 4 2.8 19.5h18.4z"/><path d="M12 10v4.5M12 17h.01"/>"##,
        washerName: ##"<rect x="4.5" y="3" width="15" height="18" rx="2.5"/><circle cx="12" cy="13.5" r="4.5"/><path d="M8 6.3h.01M11 6.3h.01"/>"##
            + ##"<path d="M8.8 14.2c1.6-1.2 2.4.8 3.7.3 1-.4 1.5-1.2 2.7-.8"/>"##,
    ]
}
