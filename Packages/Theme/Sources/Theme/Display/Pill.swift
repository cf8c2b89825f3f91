public import UI

/// A short word in a colored capsule: a status.
public struct Pill: View {
    private let text: String
    private let tone: Tone

    /// Makes a pill.
    public init(_ text: String, tone: Tone = .neutral) {
        self.text = text
        self.tone = tone
    }

    /// The capsule.
    public var body: some View {
        Element("span", class: "t-pill t-tone-\(tone.rawValue)") { Text(text) }
    }
}

#if DEBUG
struct Pill_Previews: PreviewProvider {
    static var previews: some View {
        ChipRow {
            ForEach(Tone.allCases, id: \.self) { Pill($0.rawValue, tone: $0) }
        }.previewDisplayName("Tones")
    }
}
#endif
