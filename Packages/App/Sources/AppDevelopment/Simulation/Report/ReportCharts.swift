import Foundation

/// The charts of a report, as SVG.
enum ReportCharts {
    private static let (width, height, bottom, left) = (960.0, 240.0, 24.0, 36.0)

    /// A part of a bar.
    private struct Part {
        let value: Int
        let style: String
    }

    /// Returns the orders by hour: those whose first visit was on time, late, and not due or canceled.
    static func hours(_ hours: [SimulationHour]) -> String {
        let bars = hours.map { hour in
            (
                label: "\(hour.hour)",
                parts: [
                    Part(value: hour.onTime, style: "simulation-on-time"), Part(value: hour.late, style: "simulation-late"),
                    Part(value: max(0, hour.placed - hour.onTime - hour.late), style: "simulation-due"),
                ]
            )
        }
        let legend = [("simulation-on-time", "On time"), ("simulation-late", "Late"), ("simulation-due", "Not due, or canceled")].map {
            "<li class=\"\($0)\"><i></i>\($1)</li>"
        }
        // lint:allow strings-literal because developers read the report, in English like the table
        return chart(bars, label: "Orders by the hour in which they were placed")
            + "<ul class=\"simulation-legend\">\(legend.joined())</ul>"
    }

    /// Returns how many customers without a window waited how long for the driver, in steps of ten minutes.
    static func waits(_ orders: [OrderCourse]) -> String {
        let waits = orders.compactMap { order -> Double? in
            guard !order.isScheduled, let placed = order.placedAt, let arrived = order.arrivedAt else { return nil }
            return max(0, arrived - placed) / 60
        }
        let steps = 24
        let counts = waits.reduce(into: [Int](repeating: 0, count: steps)) { $0[min(Int($1 / 10), steps - 1)] += 1 }
        let bars = counts.enumerated().map { index, count in
            let minutes = "\(index * 10)\(index == steps - 1 ? "+" : "")"
            return (label: minutes, parts: [Part(value: count, style: index < 6 ? "simulation-on-time" : "simulation-late")])
        }
        // lint:allow strings-literal because developers read the report, in English like the table
        return chart(bars, label: "Orders by the minutes from the order to the driver at the door") + "<p>Minutes from the order to the driver at the door.</p>"
    }

    private static func chart(_ bars: [(label: String, parts: [Part])], label: String) -> String {
        let most = max(1, bars.map { $0.parts.reduce(0) { $0 + $1.value } }.max() ?? 1)
        let (step, space) = ((width - left) / Double(max(1, bars.count)), height - bottom - 12)
        let barWidth = min(step * 0.72, 48)
        var shapes = ""
        for share in [0.0, 0.5, 1] {
            let y = height - bottom - space * share
            shapes += "<line x1=\"\(Int(left))\" x2=\"\(Int(width))\" y1=\"\(number(y))\" y2=\"\(number(y))\"/>"
            shapes += "<text x=\"\(Int(left) - 6)\" y=\"\(number(y + 4))\" text-anchor=\"end\">\(Int((Double(most) * share).rounded()))</text>"
        }
        for (index, bar) in bars.enumerated() {
            let x = left + step * Double(index)
            var y = height - bottom
            for part in bar.parts where part.value > 0 {
                let size = space * Double(part.value) / Double(most)
                y -= size
                shapes += "<rect class=\"\(part.style)\" x=\"\(number(x + (step - barWidth) / 2))\" y=\"\(number(y))\" "
                shapes += "width=\"\(number(barWidth))\" height=\"\(number(size))\"><title>\(HTMLText(bar.label)): \(part.value)</title></rect>"
            }
            shapes += "<text x=\"\(number(x + step / 2))\" y=\"\(Int(height) - 6)\" text-anchor=\"middle\">\(HTMLText(bar.label))</text>"
        }
        return """
            <div class="simulation-charts"><svg class="simulation-chart" viewBox="0 0 \(Int(width)) \(Int(height))" role="img" \
            aria-label="\(HTMLText(label))">\(shapes)</svg></div>
            """
    }

    private static func number(_ value: Double) -> String { FigureRow.decimal(value) }
}
