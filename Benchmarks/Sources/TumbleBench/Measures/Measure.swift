import Foundation

/// One measure: what it is called, what must be true of it, and how it is taken.
protocol Measure: Sendable {
    /// The group, a full stop, and what is measured: `skeleton.start`.
    var name: String { get }

    /// The bar that the figure must meet.
    var bar: Bar { get }

    /// Takes the measure.
    func run(_ settings: MeasureSettings) async throws -> Figure
}

extension Measure {
    /// The part of the name before the full stop.
    var group: String { String(name.prefix { $0 != "." }) }

    /// Whether the measure is asked for: nothing asks for all, a group for its measures, a name for one.
    func isIn(_ selection: String?) -> Bool {
        selection == nil || selection == group || selection == name
    }
}

/// The inputs that measures get from the command line.
struct MeasureSettings {
    /// The release executable to start.
    let server: URL
    /// The folder of the load generator and of its counterpart.
    let tools: URL
    /// A Python that has the packages of the counterparts.
    let python: URL
    /// The folder of the counterparts in Python, and of wrk's script.
    let scripts: URL
    /// The folder of the planner's counterparts.
    let planning: URL
}

/// A figure: the median of several runs, and their spread.
struct Figure {
    /// The figure that the bar is held against.
    let value: Double
    /// The lowest and the highest of the runs.
    let spread: ClosedRange<Double>

    /// The median of runs.
    init(medianOf runs: [Double]) {
        let sorted = runs.sorted()
        value = sorted.percentile(50)
        spread = (sorted.first ?? 0)...(sorted.last ?? 0)
    }
}

/// A bar that a figure must meet.
enum Bar {
    /// The figure is a limit's or lower; the unit is shown.
    case atMost(Double, String)
    /// The figure is a limit's or higher.
    case atLeast(Double, String)
    /// The figure stays below a limit.
    case under(Double, String)
    /// There is no limit: the figure shows what others do.
    case context(String)

    func isHeld(by value: Double) -> Bool {
        switch self {
        case .atMost(let limit, _): value <= limit
        case .atLeast(let limit, _): value >= limit
        case .under(let limit, _): value < limit
        case .context: true
        }
    }

    var unit: String {
        switch self {
        case .atMost(_, let unit), .atLeast(_, let unit), .under(_, let unit), .context(let unit): unit
        }
    }

    var text: String {
        switch self {
        case .atMost(let limit, let unit): "at most \(limit.shortText) \(unit)"
        case .atLeast(let limit, let unit): "at least \(limit.shortText) \(unit)"
        case .under(let limit, let unit): "under \(limit.shortText) \(unit)"
        case .context: "no bar"
        }
    }
}
