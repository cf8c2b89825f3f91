/// Shares the length of a trip among its jobs.
///
/// Each job's share is proportional to its stand-alone distance, the one that would be driven for it alone: the proportional allocation of cooperative game
/// theory. Shares are whole meters that add up to the trip's length exactly: what rounding down leaves goes, a meter each, to the jobs with the largest
/// remainders (Hamilton's method), and among equal ones to the first.
enum TripShares {
    /// Returns the shares in the order of the jobs. Where no job has a distance of its own, all have the same share.
    static func shares(of meters: Int, among distances: [Int]) -> [Int] {
        guard !distances.isEmpty else { return [] }
        let known = distances.map { max($0, 0) }
        let weights = known.allSatisfy { $0 == 0 } ? known.map { _ in 1 } : known
        let sum = weights.reduce(0, +)
        let products = weights.map { (meters * $0).quotientAndRemainder(dividingBy: sum) }
        var shares = products.map(\.quotient)
        let rest = meters - shares.reduce(0, +)
        let next = products.indices.sorted { (products[$0].remainder, $1) > (products[$1].remainder, $0) }
        for index in next.prefix(max(rest, 0)) { shares[index] += 1 }
        return shares
    }
}
