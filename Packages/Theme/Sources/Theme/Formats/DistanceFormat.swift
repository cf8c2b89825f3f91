import Core
import Foundation

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
