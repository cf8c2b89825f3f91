/// A measure that was taken, as a line of output.
struct MeasureResult {
    let name: String
    let bar: Bar
    let figure: Figure

    var isHeld: Bool { bar.isHeld(by: figure.value) }

    private var verdict: String {
        if case .context = bar { return "context" }
        return isHeld ? "holds" : "short"
    }

    /// Name, figure with its spread, bar, and `holds`, `short` or `context`.
    var line: String {
        let shown = "\(figure.value.shortText) \(bar.unit)"
        let spread = "(\(figure.spread.lowerBound.shortText) to \(figure.spread.upperBound.shortText))"
        return [name.padded(to: 28), shown.padded(to: 12), spread.padded(to: 20), bar.text.padded(to: 20), verdict]
            .joined(separator: "  ")
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
