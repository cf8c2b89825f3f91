/// What people read of Sustainability.
enum Strings {
    static let impact = "Impact"
    static let subtitle = "What your orders saved, compared with washing at home."
    static let orders = "Orders delivered"
    static let water = "Water"
    static let energy = "Energy"
    static let co2 = "CO₂"
    static let time = "Your time"
    static let saved = "saved"
    static let moreThanAtHome = "more than at home"
    static let noOrders = "No figures yet"
    static let noOrdersMessage = "When your first order is delivered, you see here what it saved: water, energy, CO₂ and time. It may be less than nothing."
    static let negativeNotice =
        "A value below zero means that your orders took more than washing at home would have: driving outweighs what the plant saves."
    static let byMonth = "Water by month"
    static let byOrder = "By order"
    static let method = "How this is computed"
    static let formula = "Saved = kilograms × (home − plant) − delivery."
    static let sources = "Sources"
    static let assumptions = "Assumptions"
    static let estimatedWeight = "estimated weight"

    static func order(_ id: Int) -> String { "Order \(id)" }
    static func weight(_ kilograms: String) -> String { "\(kilograms) kg" }
    static func driven(_ kilometers: String) -> String { "\(kilometers) km driven" }
    static func bundled(_ kilometers: String) -> String { "\(kilometers) km avoided by shopping along" }
    static func range(_ low: String, _ high: String, _ unit: String) -> String { "\(low) to \(high) \(unit)" }
    static func version(_ version: String) -> String { "Method \(version)" }
    static func unit(_ unit: String) -> String { unit == "kg" ? "kg CO₂" : unit }

    /// The month of a text such as `2026-01`, in three letters.
    static func month(_ month: String) -> String {
        let names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        guard let number = month.split(separator: "-").last.flatMap({ Int($0) }), names.indices.contains(number - 1) else { return month }
        return names[number - 1]
    }
}
