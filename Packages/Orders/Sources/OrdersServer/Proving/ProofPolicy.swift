import Core
public import OrdersAPI

/// The proofs that a pickup and a delivery need: any one of those that are set, or none.
public struct ProofPolicy: Sendable, Hashable {
    static let pickupSetting = setting("PICKUP_PROOF", of: "pickups")
    static let deliverySetting = setting("DELIVERY_PROOF", of: "deliveries")
    static let retention = Setting.days("PHOTO_DAYS", 1...3_650, default: 90, "Days that photos of pickups and deliveries are kept.")

    /// The settings in the order in which they are listed.
    static let all: [any SettingDeclaration] = [pickupSetting, deliverySetting, retention]

    /// No proof at all.
    static let none = ProofPolicy(pickup: [], delivery: [])

    let pickup: [ProofKind]
    let delivery: [ProofKind]

    init(pickup: [ProofKind], delivery: [ProofKind]) {
        self.pickup = pickup
        self.delivery = delivery
    }

    init(_ values: SettingValues) throws(SettingError) {
        pickup = try values[Self.pickupSetting]
        delivery = try values[Self.deliverySetting]
    }

    /// True where pickups or deliveries can be proved by PIN, so that an order gets one.
    var asksForPIN: Bool { (pickup + delivery).contains(.pin) }

    /// Returns the proofs of which a transition to a stage needs one; empty for none.
    public func kinds(to stage: Stage) -> [ProofKind] {
        switch stage {
        case .pickedUp: pickup
        case .delivered: delivery
        default: []
        }
    }

    /// Returns the proofs of which a transition needs one. An order placed while none asked for a PIN has none.
    func kinds(to stage: Stage, of order: Order) -> [ProofKind] { kinds(to: stage).filter { $0 != .pin || order.pin != nil } }

    private static func setting(_ key: String, of what: String) -> Setting<[ProofKind]> {
        Setting(
            key, .other("none, or any of pin, photo, note, separated by commas"), defaults: SettingDefaults("none"),
            "Proofs of \(what), of which one is enough: any of pin, photo, note, separated by commas; or none."
        ) { text in
            if text == "none" { return [] }
            let words = text.split(separator: ",").map { $0.filter { $0 != " " } }
            let kinds = words.compactMap(ProofKind.init)
            return kinds.isEmpty || kinds.count != words.count ? nil : ProofKind.allCases.filter(kinds.contains)
        }
    }
}
