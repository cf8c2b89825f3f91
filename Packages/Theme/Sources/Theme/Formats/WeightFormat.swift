/// Weights as text.
public enum WeightFormat {
    /// A weight such as `8.4 kg`.
    public static func format(kilograms: Double) -> String {
        Strings.weightKilograms(NumberFormat.format(kilograms, decimals: 3))
    }
}
