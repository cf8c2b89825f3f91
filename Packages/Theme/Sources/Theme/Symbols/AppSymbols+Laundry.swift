public import UI

extension AppSymbols {
    /// A tied laundry bag.
    public static var bag: Image { image(named: bagName) }
    /// The name of `bag`.
    public static let bagName = "bag"

    /// A basket: laundry at home.
    public static var basket: Image { image(named: basketName) }
    /// The name of `basket`.
    public static let basketName = "basket"

    /// A washing machine.
    public static var washer: Image { image(named: washerName) }
    /// The name of `washer`.
    public static let washerName = "washer"

    /// Bubbles: detergent.
    public static var bubbles: Image { image(named: bubblesName) }
    /// The name of `bubbles`.
    public static let bubblesName = "bubbles"

    /// A shirt: clothes.
    public static var shirt: Image { image(named: shirtName) }
    /// The name of `shirt`.
    public static let shirtName = "shirt"

    /// A hanger: hang to dry.
    public static var hanger: Image { image(named: hangerName) }
    /// The name of `hanger`.
    public static let hangerName = "hanger"

    /// A sparkle: clean, or new.
    public static var sparkle: Image { image(named: sparkleName) }
    /// The name of `sparkle`.
    public static let sparkleName = "sparkle"

    /// A flake: wash cold.
    public static var snowflake: Image { image(named: snowflakeName) }
    /// The name of `snowflake`.
    public static let snowflakeName = "snowflake"

    /// A flame: wash hot.
    public static var flame: Image { image(named: flameName) }
    /// The name of `flame`.
    public static let flameName = "flame"

    /// A scale: weight.
    public static var scale: Image { image(named: scaleName) }
    /// The name of `scale`.
    public static let scaleName = "scale"

    /// A factory: where laundry is washed.
    public static var plant: Image { image(named: plantName) }
    /// The name of `plant`.
    public static let plantName = "plant"

    /// Laundry and what happens to it.
    static let laundryDrawings = [
        bagName: ##"<path d="M9 3.5h6l-1.5 4h-3z"/>"##
            + ##"<path d="M10.5 7.5C7 9 5 12.3 5 15.8c0 3 2 4.7 4.5 4.7h5c2.5 0 4.5-1.7 4.5-4.7 0-3.5-2-6.8-5.5-8.3z"/>"##
            + ##"<path d="M9.5 14.5c1.6 1 3.4 1 5 0"/>"##,
        basketName: ##"<path d="M3.5 9.5h17l-1.7 9a2 2 0 0 1-2 1.6H7.2a2 2 0 0 1-2-1.6z"/>"##
            + ##"<path d="m7.5 9.5 3-5.5M16.5 9.5l-3-5.5M9.5 13v3.5M14.5 13v3.5"/>"##,
        washerName: ##"<rect x="4.5" y="3" width="15" height="18" rx="2.5"/><circle cx="12" cy="13.5" r="4.5"/><path d="M8 6.3h.01M11 6.3h.01"/>"##
            + ##"<path d="M8.8 14.2c1.6-1.2 2.4.8 3.7.3 1-.4 1.5-1.2 2.7-.8"/>"##,
        bubblesName: ##"<circle cx="9" cy="14.5" r="5"/><circle cx="16.8" cy="7.5" r="3"/><circle cx="18" cy="16.5" r="1.8"/>"##
            + ##"<path d="M6.8 13.6a2.3 2.3 0 0 1 1.7-1.5"/>"##,
        shirtName: ##"<path d="M8.5 4 3.5 7l2 4 2-1v10h9V10l2 1 2-4-5-3a3.5 3.5 0 0 1-7 0z"/>"##,
        hangerName: ##"<path d="M9.8 6.2a2.2 2.2 0 1 1 3.4 1.9c-.8.5-1.2.9-1.2 1.9l8 5.2c1.3.9.7 2.8-.9 2.8H4.9c-1.6 0-2.2-1.9-.9-2.8L12 10"/>"##,
        sparkleName: ##"<path d="M12 3.5c.9 4.9 3.6 7.6 8.5 8.5-4.9.9-7.6 3.6-8.5 8.5-.9-4.9-3.6-7.6-8.5-8.5 4.9-.9 7.6-3.6 8.5-8.5z"/>"##,
        snowflakeName: ##"<path d="M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9"/><path d="m9.5 4.5 2.5 2 2.5-2M9.5 19.5l2.5-2 2.5 2"/>"##,
        flameName: ##"<path d="M12 3.5c.6 3.4 5.5 5.4 5.5 10.3a5.5 5.5 0 0 1-11 0c0-2.3 1.2-3.8 2.3-5 .3 1.7 1 2.6 2 3.1-.4-3 0-5.8 1.2-8.4z"/>"##,
        scaleName: ##"<rect x="4" y="4" width="16" height="16.5" rx="3"/><path d="M7.5 10a6.5 6.5 0 0 1 9 0l-2.5 2.5h-4z"/>"##
            + ##"<path d="m12 12.5 1.2-3"/>"##,
        plantName: ##"<path d="M3.5 20V9.5l5.5 3.5V9.5l5.5 3.5V4h6v16z"/><path d="M7.5 16.5h.01M12 16.5h.01M16.5 16.5h.01"/>"##,
    ]
}
