import SustainabilityAPI
import Theme
import UI

/// A saving in terms of everyday life, by a figure that has a source.
enum Equivalent {
    /// Liters that a showerhead with EPA's WaterSense label lets through in a minute at the most: 2.0 gallons.
    static let litersPerShowerMinute = 2.0 * 3.785411784
    /// Kilograms of CO2 that a typical passenger vehicle emits in a mile (EPA, greenhouse gas equivalencies).
    static let kilogramsPerMile = 0.40

    /// Returns the sentences for savings with the source of each. There is none for what wasn't saved, or is too little to be told.
    static func sentences(_ savings: Savings) -> [(text: String, source: String)] {
        var sentences: [(text: String, source: String)] = []
        let minutes = savings.water.value / litersPerShowerMinute
        if minutes >= 1 { sentences.append((Strings.equivalentShower(NumberFormat.format(minutes, decimals: 0)), Strings.equivalentShowerSource)) }
        let meters = savings.co2.value / kilogramsPerMile * 1_609.344
        if meters >= 200 { sentences.append((Strings.equivalentDrive(DistanceFormat.format(meters: meters)), Strings.equivalentDriveSource)) }
        return sentences
    }
}

/// A card of everyday things that savings are as much as.
struct EquivalentsCard: View {
    let savings: Savings

    @Environment(\.theme) private var theme

    var body: some View {
        let sentences = Equivalent.sentences(savings)
        if !sentences.isEmpty {
            SectionCard(Strings.equivalents) {
                ForEach(sentences, id: \.text) { sentence in
                    VStack(alignment: .leading, spacing: theme.spacing.xs) {
                        Text(sentence.text).foregroundStyle(theme.colors.text)
                        Text(sentence.source).font(theme.fonts.caption).foregroundStyle(theme.colors.secondaryText)
                    }
                }
            }
            .accessibilityIdentifier("impact.equivalents")
        }
    }
}
