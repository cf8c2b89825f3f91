public import Persistence

/// Tells Fleet how customers rate drivers. The product adapts it to the Orders server.
public protocol DriverRatings: Sendable {
    /// Returns the rating that a driver may see; nil where there are too few.
    func rating(of driver: Int, in transaction: Transaction) throws -> DriverRating?
}

/// The average of the stars that customers gave a driver.
public struct DriverRating: Sendable, Equatable {
    /// The average, from 1 to 5.
    public let average: Double
    /// The number of ratings.
    public let count: Int

    /// Creates a rating.
    public init(average: Double, count: Int) {
        self.average = average
        self.count = count
    }
}
