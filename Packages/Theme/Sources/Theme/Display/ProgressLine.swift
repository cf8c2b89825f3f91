public import UI

/// How far something is: a filled line, or one part a step.
public struct ProgressLine: View {
    private let label: String
    private let parts: [Double]
    private let description: String
    private let percent: Int

    /// Makes a line filled to `fraction`, from 0 to 1; `label` says of what, read aloud.
    public init(_ label: String, fraction: Double) {
        let fraction = min(max(fraction, 0), 1)
        self.label = label
        parts = [fraction]
        percent = Int((fraction * 100).rounded())
        description = Strings.percent(percent)
    }

    /// Makes a line of `total` parts, of which `done` are filled.
    public init(_ label: String, done: Int, of total: Int) {
        let total = max(total, 1)
        let done = min(max(done, 0), total)
        self.label = label
        parts = (0..<total).map { $0 < done ? 1 : 0 }
        percent = done * 100 / total
        description = Strings.step(done, of: total)
    }

    /// The line.
    public var body: some View {
        Element(
            "div", class: "t-progress",
            attributes: [
                ("role", "progressbar"), ("aria-label", label), ("aria-valuemin", "0"), ("aria-valuemax", "100"),
                ("aria-valuenow", String(percent)), ("aria-valuetext", description),
            ]
        ) {
            ForEach(0..<parts.count) { index in
                Element("span", class: "t-progress-part") {
                    Element("span", class: "t-progress-fill", attributes: [("style", "width:\(Int((parts[index] * 100).rounded()))%")])
                }
            }
        }
    }
}

#if DEBUG
struct ProgressLine_Previews: PreviewProvider {
    static var previews: some View {
        ProgressLine("Order", done: 2, of: 5).previewDisplayName("Steps")
        ProgressLine("Goal", fraction: 0.4).previewDisplayName("Share")
        ProgressLine("Goal", fraction: 0).previewDisplayName("Empty")
    }
}
#endif
