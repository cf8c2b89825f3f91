import AppServer
import Foundation

/// A report as a table for the terminal.
struct ReportTable {
    let report: SimulationReport

    /// The lines, with the warnings last, where nobody overlooks them.
    var text: String {
        let (setup, figures) = (report.setup, report.figures)
        let hours = "\(setup.firstHour):00 to \(setup.lastHour):00"
        var lines = [
            "\(setup.orders) orders, \(setup.drivers) drivers, \(hours), seed \(setup.seed), matcher \(setup.matcher ?? "of the server"), speed \(FigureRow.decimal(setup.speed))",
            "",
        ]
        lines.append(Self.columns(FigureRow.all.map { [$0.title, $0.text(of: figures), $0.note] }))
        lines += ["", Self.columns(areas), ""]
        lines.append(errors)
        lines.append(pace)
        return (lines + warnings).joined(separator: "\n")
    }

    /// The reasons to doubt the figures.
    var warnings: [String] {
        let (figures, pace) = (report.figures, report.pace)
        var warnings: [String] = []
        if pace.fellBehind {
            let lag = FigureRow.decimal(pace.highLag)
            let reason = "5 % of turns came \(lag) simulated seconds late or more"
            warnings.append("Warning: the run fell behind its clock (\(reason)). To fix, run it with a lower --speed.")
        }
        if figures.integrity != .init() {
            warnings.append("Warning: the server has lost \(figures.integrity.lost) orders, and has \(figures.integrity.unknown) that nobody placed.")
        }
        if figures.unplaced > 0 { warnings.append("Warning: \(figures.unplaced) orders weren't placed before the end.") }
        return warnings
    }

    private var areas: [[String]] {
        [["Area", "orders", "on time", "wait, median"]]
            + report.areas.map { area in
                [
                    area.name, "\(area.placed)", area.onTimeShare.map { "\(FigureRow.decimal($0 * 100)) %" } ?? "–",
                    area.pickupWait.map { "\(FigureRow.decimal($0.median)) min" } ?? "–",
                ]
            }
    }

    private var errors: String {
        let counts = report.failures.map { "\($0.code) \($0.count)" }
        return "Failed and refused calls: " + (counts.isEmpty ? "none" : counts.joined(separator: ", "))
    }

    private var pace: String {
        let pace = report.pace
        let lags = "median \(FigureRow.decimal(pace.medianLag)) s, 95 % \(FigureRow.decimal(pace.highLag)) s, most \(FigureRow.decimal(pace.mostLag)) s"
        return "\(pace.requests) requests in \(FigureRow.decimal(pace.seconds)) s; lag behind the simulated clock: \(lags)"
    }

    /// Writes rows with their columns below each other.
    static func columns(_ rows: [[String]]) -> String {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0 }
        return rows.map { row in
            let cells = row.enumerated().map { $1 + String(repeating: " ", count: widths[$0] - $1.count) }
            let line = cells.joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
        .joined(separator: "\n")
    }
}
