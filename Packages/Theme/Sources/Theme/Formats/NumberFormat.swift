import Core
import Foundation

/// Numbers as text.
public enum NumberFormat {
    /// A number such as `1,234.5`, with at most so many decimals; what rounds to nothing has no sign.
    public static func format(_ value: Double, decimals: Int = 1) -> String {
        let scale = pow(10, Double(decimals))
        let rounded = (value * scale).rounded(.toNearestOrEven) / scale
        return (rounded == 0 ? 0 : rounded).formatted(.number.precision(.fractionLength(0...decimals)).locale(Language.current.locale))
    }
}
