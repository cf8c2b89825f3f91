import FleetAPI
import FleetServer
import Foundation

/// The report of a replay as text.
struct ReplayTable {
    let report: ReplayReport
    let matcher: String

    /// The lines, joined.
    var text: String {
        let (recorded, replayed) = (report.recorded, report.replayed)
        var lines = [
            "\(report.recorded.served) visits of customers, \(report.drivers) drivers; replayed with \(matcher) in \(report.rounds) rounds, "
                + String(format: "at %.1f km/h along the straight line", report.pace.metersPerSecond * 3.6), "",
            Self.row("", "recorded", "replayed"),
            Self.row("Visits", "\(recorded.served)", "\(replayed.served)"),
            Self.row("On time", Self.share(recorded), Self.share(replayed)),
            Self.row("Driven", Self.kilometers(recorded.meters), Self.kilometers(replayed.meters)),
            Self.row("Driven per visit", Self.perVisit(recorded), Self.perVisit(replayed)),
            Self.row("Trips", "\(recorded.trips)", "\(replayed.trips)"),
            Self.row("Hours with a job", Self.hours(recorded.busySeconds), Self.hours(replayed.busySeconds)),
        ]
        lines += Self.waits("Wait for pickup", recorded.pickupWait, replayed.pickupWait)
        lines += Self.waits("Wait for delivery", recorded.deliveryWait, replayed.deliveryWait)
        if report.leftOut > 0 { lines += ["", "\(report.leftOut) jobs were left out: drivers had them from the start, or from the day before."] }
        if !report.unserved.isEmpty {
            let reasons = Dictionary(grouping: report.unserved) { $0.reasons.first?.code.rawValue ?? "unknown" }.mapValues(\.count)
            let counts = reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) \($0.key)" }
            lines += ["", "Nobody had \(report.unserved.count) jobs in the replay: \(counts.joined(separator: ", "))."]
        }
        return lines.joined(separator: "\n")
    }

    private static func row(_ name: String, _ recorded: String, _ replayed: String) -> String {
        name.padding(toLength: 28, withPad: " ", startingAt: 0) + recorded.padding(toLength: 14, withPad: " ", startingAt: 0) + replayed
    }

    private static func share(_ figures: ReplayFigures) -> String {
        figures.promises > 0 ? String(format: "%.1f %%", 100 * Double(figures.onTime) / Double(figures.promises)) : "none due"
    }

    private static func kilometers(_ meters: Double) -> String { String(format: "%.1f km", meters / 1000) }

    private static func perVisit(_ figures: ReplayFigures) -> String { figures.served > 0 ? kilometers(figures.meters / Double(figures.served)) : "none" }

    private static func hours(_ seconds: TimeInterval) -> String { String(format: "%.1f h", seconds / 3600) }

    private static func minutes(_ seconds: TimeInterval?) -> String { seconds.map { String(format: "%.1f min", $0 / 60) } ?? "none" }

    private static func waits(_ name: String, _ recorded: ReplayFigures.Wait?, _ replayed: ReplayFigures.Wait?) -> [String] {
        [
            row("\(name), median", minutes(recorded?.median), minutes(replayed?.median)),
            row("\(name), 95 %", minutes(recorded?.high), minutes(replayed?.high)),
        ]
    }
}
