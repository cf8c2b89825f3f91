public import UI

/// A rating of up to five stars.
public struct RatingView: View {
    private let value: Double

    /// Makes a rating, from 0 to 5.
    public init(_ value: Double) {
        self.value = min(max(value, 0), 5)
    }

    /// The stars and the figure.
    public var body: some View {
        let tenths = Int((value * 10).rounded())
        let text = "\(tenths / 10).\(tenths % 10)"
        Element("span", class: "t-rating", attributes: [("role", "img"), ("aria-label", Strings.rating(text))]) {
            Element("span", class: "t-rating-stars") {
                ForEach(1..<6) { star in
                    Element("span", class: Double(star) <= value + 0.5 ? "t-star is-filled" : "t-star") { AppSymbols.star }
                }
            }
            Element("span", class: "t-rating-value") { Text(text) }
        }
    }
}

#if DEBUG
struct RatingView_Previews: PreviewProvider {
    static var previews: some View {
        RatingView(4.3).previewDisplayName("Usual")
        RatingView(0).previewDisplayName("Empty")
    }
}
#endif
