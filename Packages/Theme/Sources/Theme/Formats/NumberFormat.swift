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

/// Weights as text.
public enum WeightFormat {
    /// A weight such as `8.4 kg`.
    public static func format(kilograms: Double) -> String {
        Strings.weightKilograms(NumberFormat.format(kilograms, decimals: 3))
    }
}

/// Distances as text: miles and feet in English and Spanish, which the United States read, kilometres and metres in Polish.
public enum DistanceFormat {
    /// A distance such as `2.4 mi` or `300 ft`, in Polish `3,9 km` or `90 m`.
    public static func format(meters: Double) -> String {
        switch Language.current {
        case .english, .spanish:
            let miles = meters / 1609.344
            return miles < 0.1 ? Strings.distanceFeet(rounded(meters / 0.3048, to: 10)) : Strings.distanceMiles(number(miles))
        case .polish:
            return meters < 1000 ? Strings.distanceMeters(rounded(meters, to: 10)) : Strings.distanceKilometers(number(meters / 1000))
        }
    }

    private static func number(_ value: Double) -> String {
        NumberFormat.format(value, decimals: value < 100 ? 1 : 0)
    }

    private static func rounded(_ value: Double, to step: Double) -> String {
        NumberFormat.format((value / step).rounded() * step, decimals: 0)
    }
}
