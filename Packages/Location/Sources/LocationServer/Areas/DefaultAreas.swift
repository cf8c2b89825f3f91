import Foundation
import LocationAPI
import Persistence

/// Takes over the default areas that a new release of the product brings, each once: an area that administrators renamed or changed stays as it is.
enum DefaultAreas {
    /// Inserts those of the areas that were never taken over, and whose names no other area has.
    static func insert(_ areas: [ServiceArea], at now: Date, in transaction: Transaction) throws {
        let known = Set(try transaction.values(String.self, "SELECT name FROM location_default"))
        for area in areas where !known.contains(area.name) {
            _ = try AreaRepository.insert(AreaContent(area), at: now, in: transaction)
            try transaction.execute("INSERT INTO location_default (name) VALUES (\(area.name))")
        }
    }
}
