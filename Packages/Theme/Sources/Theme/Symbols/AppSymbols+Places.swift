public import UI

extension AppSymbols {
    /// A pin: a place.
    public static var location: Image { image(named: locationName) }
    /// The name of `location`.
    public static let locationName = "location"

    /// A needle: a marked point.
    public static var pin: Image { image(named: pinName) }
    /// The name of `pin`.
    public static let pinName = "pin"

    /// A folded map: see where things are.
    public static var map: Image { image(named: mapName) }
    /// The name of `map`.
    public static let mapName = "map"

    /// An arrow of a compass: the way there.
    public static var navigation: Image { image(named: navigationName) }
    /// The name of `navigation`.
    public static let navigationName = "navigation"

    /// A way between two points.
    public static var route: Image { image(named: routeName) }
    /// The name of `route`.
    public static let routeName = "route"

    /// A cross-hair: where I am.
    public static var target: Image { image(named: targetName) }
    /// The name of `target`.
    public static let targetName = "target"

    /// A flag: an end, or a report.
    public static var flag: Image { image(named: flagName) }
    /// The name of `flag`.
    public static let flagName = "flag"

    /// A globe: the language.
    public static var globe: Image { image(named: globeName) }
    /// The name of `globe`.
    public static let globeName = "globe"

    /// A building with a door: a flat, an office.
    public static var building: Image { image(named: buildingName) }
    /// The name of `building`.
    public static let buildingName = "building"

    /// A door: hand it over here.
    public static var door: Image { image(named: doorName) }
    /// The name of `door`.
    public static let doorName = "door"

    /// A shop front.
    public static var store: Image { image(named: storeName) }
    /// The name of `store`.
    public static let storeName = "store"

    /// A car.
    public static var car: Image { image(named: carName) }
    /// The name of `car`.
    public static let carName = "car"

    /// A truck: delivery.
    public static var truck: Image { image(named: truckName) }
    /// The name of `truck`.
    public static let truckName = "truck"

    /// A parcel.
    public static var box: Image { image(named: boxName) }
    /// The name of `box`.
    public static let boxName = "box"

    /// Places and ways.
    static let placesDrawings = [
        locationName: ##"<path d="M12 21c4.5-4.2 7-7.6 7-11a7 7 0 0 0-14 0c0 3.4 2.5 6.8 7 11z"/><circle cx="12" cy="10" r="2.5"/>"##,
        pinName: ##"<circle cx="12" cy="7.5" r="4"/><path d="M12 11.5v9"/>"##,
        mapName: ##"<path d="M3.5 6.5 9 4l6 2.5L20.5 4v13.5L15 20l-6-2.5L3.5 20z"/><path d="M9 4v13.5M15 6.5V20"/>"##,
        navigationName: ##"<path d="M12 3.5 19 20l-7-3.5L5 20z"/>"##,
        routeName: ##"<circle cx="6" cy="18.5" r="2.5"/><circle cx="18" cy="5.5" r="2.5"/>"##
            + ##"<path d="M8.5 18.5H15a3.25 3.25 0 0 0 0-6.5H9a3.25 3.25 0 0 1 0-6.5h6.5"/>"##,
        targetName: ##"<circle cx="12" cy="12" r="6.5"/><circle cx="12" cy="12" r="2"/><path d="M12 2.8v2.7M12 18.5v2.7M2.8 12h2.7M18.5 12h2.7"/>"##,
        flagName: ##"<path d="M5.5 21V4"/><path d="M5.5 4.5h12l-2.5 4 2.5 4h-12"/>"##,
        globeName: ##"<circle cx="12" cy="12" r="8.5"/><path d="M3.5 12h17"/>"##
            + ##"<path d="M12 3.5c2.6 2.5 3.8 5.3 3.8 8.5s-1.2 6-3.8 8.5c-2.6-2.5-3.8-5.3-3.8-8.5s1.2-6 3.8-8.5z"/>"##,
        buildingName: ##"<path d="M5 20.5V5a1.5 1.5 0 0 1 1.5-1.5h11A1.5 1.5 0 0 1 19 5v15.5"/><path d="M3.5 20.5h17M10 20.5V16h4v4.5"/>"##
            + ##"<path d="M9 7.5h.01M12 7.5h.01M15 7.5h.01M9 11.5h.01M12 11.5h.01M15 11.5h.01"/>"##,
        doorName: ##"<path d="M6 20.5V5a1.5 1.5 0 0 1 1.5-1.5h9A1.5 1.5 0 0 1 18 5v15.5"/><path d="M3.5 20.5h17M14.5 12v.01"/>"##,
        storeName: ##"<path d="M4.5 4h15l1.5 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0z"/><path d="M5 12v8h14v-8M10 20v-4.5h4V20"/>"##,
        carName: ##"<path d="M4 16.5v-4l2-5.2A2 2 0 0 1 7.9 6h8.2A2 2 0 0 1 18 7.3l2 5.2v4z"/><path d="M4.3 12h15.4"/>"##
            + ##"<path d="M6 16.5V19M18 16.5V19M7.5 14.3h.01M16.5 14.3h.01"/>"##,
        truckName: ##"<path d="M2.5 6h12v11h-12z"/><path d="M14.5 10h3.7l3.3 3.3V17h-7z"/><circle cx="7" cy="18" r="2"/>"##
            + ##"<circle cx="17.5" cy="18" r="2"/>"##,
        boxName: ##"<path d="M12 3.2 20 7.5v9L12 20.8 4 16.5v-9z"/><path d="m4 7.5 8 4.3 8-4.3M12 11.8v9"/>"##,
    ]
}
