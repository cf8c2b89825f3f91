public import Persistence

/// Tells other features' servers how customers rate drivers.
public struct DriverRatingDirectory: Sendable {
    /// The average of the stars that a driver got.
    public struct Rating: Sendable, Hashable {
        /// The average, from 1 to 5.
        public let average: Double
        /// The number of ratings.
        public let count: Int
    }

    private let ratings = DriverRatingRepository()

    init() {}

    /// Returns the rating that a driver may see of their own. It changes only with every fifth rating; nil before the first five.
    public func ownRating(of driver: Int, in transaction: Transaction) throws -> Rating? {
        try ratings.ownStars(of: driver, in: transaction).map { Rating(average: Double($0.sum) / Double($0.ratings), count: $0.ratings) }
    }
}
