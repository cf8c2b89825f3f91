/// The labels of a series, such as `{method="GET",route="/orders/{id}"}`.
struct PrometheusLabels: Hashable, Sendable {
    private let pairs: [Pair]

    private struct Pair: Hashable, Sendable {
        let name: String
        let value: String
    }

    init(_ dimensions: [(String, String)]) {
        pairs = dimensions.map { Pair(name: Self.name($0.0), value: $0.1) }
    }

    private init(pairs: [Pair]) { self.pairs = pairs }

    func adding(_ name: String, _ value: String) -> PrometheusLabels { PrometheusLabels(pairs: pairs + [Pair(name: name, value: value)]) }

    /// The same names, with the value for all series over the limit.
    var overflow: PrometheusLabels { PrometheusLabels(pairs: pairs.map { Pair(name: $0.name, value: "other") }) }

    var text: String {
        guard !pairs.isEmpty else { return "" }
        return "{" + pairs.map { "\($0.name)=\"\(Self.escaped($0.value))\"" }.joined(separator: ",") + "}"
    }

    /// Returns a name that Prometheus accepts: letters, digits and underscores.
    static func name(_ text: String) -> String {
        let name = String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name : name
    }

    private static func escaped(_ value: String) -> String {
        value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }
}
