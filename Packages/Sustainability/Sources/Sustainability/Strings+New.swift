extension Strings {
    static let months = "By month"
    static let measure = "What to show"
    static let share = "Orders that saved CO₂"
    static let noMonths = "No month is complete yet."

    static func shareHint(_ saved: Int, of orders: Int) -> String { "\(saved) of your latest \(orders) took less than washing at home." }

    static func measure(_ measure: Measure) -> String {
        switch measure {
        case .water: water
        case .energy: energy
        case .co2: co2
        case .time: time
        }
    }
}
