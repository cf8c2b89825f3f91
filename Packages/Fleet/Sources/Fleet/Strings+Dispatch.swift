extension Strings {
    static func assigned(_ name: String?) -> String { name.map(assignedTo) ?? assignedNow }

    static func availability(_ availability: DriverAvailability) -> String {
        switch availability {
        case .free: free
        case .onJob: onJob
        case .offline: offline
        }
    }
}
