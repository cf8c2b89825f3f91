public import UI

/// A share of a whole as a ring with its figure in the middle.
public struct RingChart: View {
    private let label: String
    private let fraction: Double
    private let text: String
    private let caption: String?

    /// Makes a ring filled to `fraction`, from 0 to 1; `caption` stands below the figure.
    public init(_ label: String, fraction: Double, text: String, caption: String? = nil) {
        self.label = label
        self.fraction = min(max(fraction, 0), 1)
        self.text = text
        self.caption = caption
    }

    /// The ring; its label and figure are read aloud as one.
    public var body: some View {
        // The circumference of the circle counts as 100.
        let filled = Int((fraction * 100).rounded())
        let circle = [("cx", "50"), ("cy", "50"), ("r", "44"), ("pathLength", "100")]
        let spoken = "\(label): \(text)" + (caption.map { ", \($0)" } ?? "")
        Element("div", class: "t-ring", attributes: [("role", "img"), ("aria-label", spoken)]) {
            Element("svg", class: "t-ring-picture", attributes: [("viewBox", "0 0 100 100"), ("aria-hidden", "true")]) {
                Element("circle", class: "t-ring-track", attributes: circle)
                if filled > 0 { Element("circle", class: "t-ring-fill", attributes: circle + [("stroke-dasharray", "\(filled) 100")]) }
            }
            Element("span", class: "t-ring-words", attributes: [("aria-hidden", "true")]) {
                Element("span", class: "t-ring-text") { Text(text) }
                if let caption { Element("span", class: "t-ring-caption") { Text(caption) } }
            }
        }
    }
}

#if DEBUG
struct RingChart_Previews: PreviewProvider {
    static var previews: some View {
        RingChart("Goal", fraction: 0.64, text: "64 %", caption: "of your goal").previewDisplayName("Part")
        RingChart("Goal", fraction: 0, text: "0 %").previewDisplayName("Empty")
        RingChart("Goal", fraction: 1, text: "100 %").previewDisplayName("Full")
    }
}
#endif
