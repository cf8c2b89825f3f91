extension Strings {
    static func measure(_ measure: Measure) -> String {
        switch measure {
        case .water: water
        case .energy: energy
        case .co2: co2
        case .time: time
        }
    }
}
