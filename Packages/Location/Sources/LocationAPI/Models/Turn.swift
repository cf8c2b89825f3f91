import Core

/// The side of a line on which a point lies, computed exactly.
///
/// Most points are far enough from the line for floating point; the others are decided by sums without rounding errors (J. R. Shewchuk, "Adaptive
/// Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates", 1997).
enum Turn {
    /// The rounding error of the determinant, in parts of the sum of its products.
    private static let errorBound = 3.3306690738754716e-16

    /// Returns 1 for a point to the left of the line from `a` to `b`, -1 for one to the right, 0 for one on the line.
    static func sign(_ a: Coordinate, _ b: Coordinate, _ point: Coordinate) -> Int {
        let left = (b.longitude - a.longitude) * (point.latitude - a.latitude)
        let right = (b.latitude - a.latitude) * (point.longitude - a.longitude)
        let turn = left - right
        if abs(turn) > errorBound * (abs(left) + abs(right)) { return turn > 0 ? 1 : -1 }
        return exactSign(a, b, point)
    }

    private static func exactSign(_ a: Coordinate, _ b: Coordinate, _ point: Coordinate) -> Int {
        let products = [
            (a.longitude, b.latitude), (-a.latitude, b.longitude), (b.longitude, point.latitude), (-b.latitude, point.longitude),
            (point.longitude, a.latitude), (-point.latitude, a.longitude),
        ]
        // The sum as numbers that don't overlap, the smallest first.
        var sum: [Double] = []
        for (one, other) in products {
            let product = one * other
            let error = (-product).addingProduct(one, other)
            for term in [error, product] { add(term, to: &sum) }
        }
        guard let leading = sum.last(where: { $0 != 0 }) else { return 0 }
        return leading > 0 ? 1 : -1
    }

    private static func add(_ term: Double, to sum: inout [Double]) {
        var carry = term
        for index in sum.indices {
            let total = carry + sum[index]
            let part = total - carry
            sum[index] = (carry - (total - part)) + (sum[index] - part)
            carry = total
        }
        sum.append(carry)
    }
}
