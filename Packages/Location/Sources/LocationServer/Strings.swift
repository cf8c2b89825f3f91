/// What people read.
enum Strings {
    static let swapped = "Latitude and longitude seem to be swapped."
    static let unknownPostalCode = "We don't know this postal code. Please check it."

    static func served(_ area: String) -> String { "We pick up in \(area)." }

    static func notServed(_ areas: [String]) -> String {
        guard let last = areas.last else { return "We don't pick up anywhere yet." }
        let list = areas.count == 1 ? last : areas.dropLast().joined(separator: ", ") + " and " + last
        return "We don't pick up here yet. We are in \(list)."
    }
}
