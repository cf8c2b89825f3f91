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

    /// Speech: conversations.
    public static var messages: Image { image(named: messagesName) }
    /// The name of `messages`.
    public static let messagesName = "messages"

    /// A tied laundry bag.
    public static var bag: Image { image(named: bagName) }
    /// The name of `bag`.
    public static let bagName = "bag"

    /// A clock: a time.
    public static var clock: Image { image(named: clockName) }
    /// The name of `clock`.
    public static let clockName = "clock"

    /// A pin: a place.
    public static var location: Image { image(named: locationName) }
    /// The name of `location`.
    public static let locationName = "location"

    /// A car.
    public static var car: Image { image(named: carName) }
    /// The name of `car`.
    public static let carName = "car"

    /// A washing machine.
    public static var washer: Image { image(named: washerName) }
    /// The name of `washer`.
    public static let washerName = "washer"

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

    /// A chevron to the right.
    public static var chevronRight: Image { image(named: chevronRightName) }
    /// The name of `chevronRight`.
    public static let chevronRightName = "chevronRight"

    /// A chevron to the left.
    public static var chevronLeft: Image { image(named: chevronLeftName) }
    /// The name of `chevronLeft`.
    public static let chevronLeftName = "chevronLeft"

    /// A star.
    public static var star: Image { image(named: starName) }
    /// The name of `star`.
    public static let starName = "star"

    /// A telephone.
    public static var phone: Image { image(named: phoneName) }
    /// The name of `phone`.
    public static let phoneName = "phone"

    /// A leaf.
    public static var leaf: Image { image(named: leafName) }
    /// The name of `leaf`.
    public static let leafName = "leaf"

    /// A drop of water.
    public static var droplet: Image { image(named: dropletName) }
    /// The name of `droplet`.
    public static let dropletName = "droplet"

    /// A bolt: energy.
    public static var bolt: Image { image(named: boltName) }
    /// The name of `bolt`.
    public static let boltName = "bolt"

    /// A triangle with a mark: attention.
    public static var warning: Image { image(named: warningName) }
    /// The name of `warning`.
    public static let warningName = "warning"

    /// A circle with an i: worth knowing.
    public static var info: Image { image(named: infoName) }
    /// The name of `info`.
    public static let infoName = "info"

    /// A door with an arrow: sign out.
    public static var signOut: Image { image(named: signOutName) }
    /// The name of `signOut`.
    public static let signOutName = "signOut"

    /// A person.
    public static var user: Image { image(named: userName) }
    /// The name of `user`.
    public static let userName = "user"

    /// Two arrows: change the mode.
    public static var switchMode: Image { image(named: switchModeName) }
    /// The name of `switchMode`.
    public static let switchModeName = "switchMode"

    /// A paper plane: send.
    public static var send: Image { image(named: sendName) }
    /// The name of `send`.
    public static let sendName = "send"

    /// A scale: weight.
    public static var scale: Image { image(named: scaleName) }
    /// The name of `scale`.
    public static let scaleName = "scale"

    /// A parcel.
    public static var box: Image { image(named: boxName) }
    /// The name of `box`.
    public static let boxName = "box"

    /// A truck: delivery.
    public static var truck: Image { image(named: truckName) }
    /// The name of `truck`.
    public static let truckName = "truck"

    /// A shop front.
    public static var store: Image { image(named: storeName) }
    /// The name of `store`.
    public static let storeName = "store"

    /// A price tag.
    public static var tag: Image { image(named: tagName) }
    /// The name of `tag`.
    public static let tagName = "tag"

    /// A moon: the dark look.
    public static var moon: Image { image(named: moonName) }
    /// The name of `moon`.
    public static let moonName = "moon"

    /// Three lines: a menu.
    public static var menu: Image { image(named: menuName) }
    /// The name of `menu`.
    public static let menuName = "menu"

    /// An arrow to the right.
    public static var arrowRight: Image { image(named: arrowRightName) }
    /// The name of `arrowRight`.
    public static let arrowRightName = "arrowRight"

    /// A calendar page: a day.
    public static var calendar: Image { image(named: calendarName) }
    /// The name of `calendar`.
    public static let calendarName = "calendar"

    /// A shield: safety.
    public static var shield: Image { image(named: shieldName) }
    /// The name of `shield`.
    public static let shieldName = "shield"

    /// A magnifying glass.
    public static var search: Image { image(named: searchName) }
    /// The name of `search`.
    public static let searchName = "search"

    /// A receipt.
    public static var receipt: Image { image(named: receiptName) }
    /// The name of `receipt`.
    public static let receiptName = "receipt"

    /// A page with a pen: a note.
    public static var note: Image { image(named: noteName) }
    /// The name of `note`.
    public static let noteName = "note"

    /// A pen: change it.
    public static var edit: Image { image(named: editName) }
    /// The name of `edit`.
    public static let editName = "edit"

    /// Round arrows: again.
    public static var refresh: Image { image(named: refreshName) }
    /// The name of `refresh`.
    public static let refreshName = "refresh"

    /// A bell: a notice.
    public static var bell: Image { image(named: bellName) }
    /// The name of `bell`.
    public static let bellName = "bell"

    /// A wallet: earnings.
    public static var wallet: Image { image(named: walletName) }
    /// The name of `wallet`.
    public static let walletName = "wallet"

    /// A power switch: online or offline.
    public static var power: Image { image(named: powerName) }
    /// The name of `power`.
    public static let powerName = "power"

    /// A factory: where laundry is washed.
    public static var plant: Image { image(named: plantName) }
    /// The name of `plant`.
    public static let plantName = "plant"
}
