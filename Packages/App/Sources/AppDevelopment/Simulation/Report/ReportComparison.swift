import Foundation

/// Two runs side by side.
struct ReportComparison {
    /// A figure of both runs.
    struct Row: Equatable {
        let title: String
        let first: String
        let second: String
        /// The second less the first, with its sign; a dash where one is missing.
        let difference: String
        /// True if the second run is better, false if the first is; nil where neither is.
        let isBetter: Bool?
    }

    let first: SimulationReport
    let second: SimulationReport

    /// The figures.
    var rows: [Row] {
        FigureRow.all.map { row in
            let (before, after) = (row.value(first.figures), row.value(second.figures))
            guard let before, let after else {
                return Row(title: row.title, first: row.text(of: first.figures), second: row.text(of: second.figures), difference: "–", isBetter: nil)
            }
            let change = row.text(after - before)
            let isSame = row.text(before) == row.text(after)
            return Row(
                title: row.title, first: row.text(before), second: row.text(after), difference: isSame ? "=" : (after > before ? "+" : "") + change,
                isBetter: isSame ? nil : row.isHigherBetter.map { $0 == (after > before) })
        }
    }

    /// The reasons for which the runs can't be compared.
    var warnings: [String] {
        var warnings: [String] = []
        let (one, other) = (first.setup, second.setup)
        if (one.seed, one.orders, one.firstHour, one.lastHour) != (other.seed, other.orders, other.firstHour, other.lastHour) {
            warnings.append("Warning: the runs have different demand (seed, orders or hours).")
        }
        if one.drivers != other.drivers { warnings.append("Warning: the runs have different numbers of drivers.") }
        if (one.outagesPerDay, one.declineShare) != (other.outagesPerDay, other.declineShare) || one.costs != other.costs {
            warnings.append("Warning: the runs have different rates or costs.")
        }
        if first.pace.fellBehind || second.pace.fellBehind { warnings.append("Warning: a run fell behind its clock.") }
        return warnings
    }

    /// The table for the terminal, in which a plus marks what got better and a minus what got worse.
    func text(_ firstName: String, _ secondName: String) -> String {
        let table =
            [["", firstName, secondName, "difference", ""]]
            + rows.map { row in
                [row.title, row.first, row.second, row.difference, row.isBetter.map { $0 ? "better" : "worse" } ?? ""]
            }
        return ([ReportTable.columns(table)] + warnings).joined(separator: "\n")
    }
}
