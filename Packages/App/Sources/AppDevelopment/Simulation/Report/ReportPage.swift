import Core
import Foundation
import LocationAPI
import OrdersAPI
import Theme
import UI

/// The report as one page that needs nothing else: figures, a map of the day, and charts.
struct ReportPage {
    let report: SimulationReport
    /// The run to compare with; nil for none.
    var compared: SimulationReport?

    /// The page.
    var html: Data {
        // lint:allow strings-literal because developers read the report, in English like the table
        let title = "A simulated day: \(report.setup.orders) orders, \(report.setup.drivers) drivers"
        return Data(
            """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
            <meta name="color-scheme" content="light dark"><title>\(HTMLText(title))</title><style>\(styles)</style></head>
            <body><main class="simulation"><h1>\(HTMLText(title))</h1><p>\(HTMLText(subtitle))</p>\(warnings)\(tiles)\(map)
            <h2>Orders by the hour</h2>\(ReportCharts.hours(report.hours))
            <h2>Waits for pickups</h2>\(ReportCharts.waits(report.orders))
            <h2>Service areas</h2>\(areas)<h2>All figures</h2>\(figures)<h2>Calls that failed or were refused</h2>\(errors)</main>
            <script type="application/json" id="simulated-day">\(ReportMap(report: report).json)</script>
            <script>\(Resources.simulationScript)</script></body></html>
            """.utf8)
    }

    private var styles: String { UIStyleSheet.css + AppTheme.standard.css + Resources.simulationStyles }

    private var subtitle: String {
        let setup = report.setup
        let server = setup.server.map { "the server \($0)" } ?? "a server of its own at \(FigureRow.decimal(setup.speed)) times real time"
        let troubles =
            "\(FigureRow.decimal(setup.outagesPerDay)) outages of each network a day, \(FigureRow.decimal(setup.declineShare * 100)) % of offers declined"
        let hours = "orders from \(setup.firstHour):00 to \(setup.lastHour):00"
        return "Seed \(setup.seed), \(hours), matcher \(setup.matcher ?? "of the server"), on \(server); \(troubles)."
    }

    private var warnings: String {
        ReportTable(report: report).warnings.map { "<p class=\"simulation-warning\" role=\"status\">\(HTMLText($0))</p>" }.joined()
    }

    private var tiles: String {
        let titles = ["On time", "Driven per order", "Empty per order", "Utilization", "Wait for pickup, median", "Cost per order"]
        let tiles = titles.compactMap { title in FigureRow.all.first { $0.title == title } }.map { row in
            "<li><span>\(HTMLText(row.title))</span><b>\(HTMLText(row.text(of: report.figures)))</b><span>\(HTMLText(row.note))</span></li>"
        }
        return "<ul class=\"simulation-tiles\">\(tiles.joined())</ul>"
    }

    private var map: String {
        let (from, to) = (report.setup.firstHour * 3600, Int(report.end))
        // The busy middle of the day, for those who don't press.
        let shown = from + (to - from) / 2
        return """
            <h2>The day on the map</h2><div class="simulation-map">
            <canvas role="img" aria-label="Vehicles and doors on a map of the service areas, at the time below"></canvas>
            <div class="simulation-controls"><button type="button" data-pause="Pause">Play</button>
            <input type="range" aria-label="Time of the day" min="\(from)" max="\(max(to, from + 1))" step="60" value="\(shown)"><output>–</output></div></div>
            <ul class="simulation-legend"><li class="simulation-on-time"><i></i>Door that waits for a driver</li>
            <li class="simulation-late"><i></i>Door whose pickup is late</li><li class="simulation-empty"><i></i>Vehicle without bags</li>
            <li style="--simulation-color:var(--color-text)"><i></i>Vehicle with bags</li>
            <li style="--simulation-color:var(--color-text-secondary)"><i></i>Vehicle that stands</li>
            <li style="--simulation-color:var(--color-text)"><i style="border-radius:0"></i>Plant</li></ul>
            """
    }

    private var areas: String {
        func share(_ value: Double?) -> String { value.map { "\(FigureRow.decimal($0 * 100)) %" } ?? "–" }
        func minutes(_ value: Double?) -> String { value.map { "\(FigureRow.decimal($0)) min" } ?? "–" }
        let rows = report.areas.map { area -> [String] in
            let waits = [minutes(area.pickupWait?.median), minutes(area.pickupWait?.high)]
            return [area.name, "\(area.placed)", "\(area.delivered)", share(area.onTimeShare)] + waits
        }
        return Self.table(["Area", "Orders", "Delivered", "On time", "Wait, median", "Wait, 95 %"], rows)
    }

    private var errors: String {
        guard !report.errors.isEmpty else { return "<p>None.</p>" }
        return Self.table(["Code", "Calls"], report.failures.map { [$0.code, "\($0.count)"] })
    }

    private var figures: String {
        guard let compared else {
            let rows = FigureRow.all.map { row -> String in
                let value = "<th scope=\"row\">\(HTMLText(row.title))</th><td>\(HTMLText(row.text(of: report.figures)))</td>"
                return "<tr>\(value)<td class=\"simulation-note\">\(HTMLText(row.note))</td></tr>"
            }
            return "<div class=\"simulation-scroll\"><table><tbody>\(rows.joined())</tbody></table></div>"
        }
        let comparison = ReportComparison(first: compared, second: report)
        let rows = comparison.rows.map { row -> String in
            let style = row.isBetter.map { $0 ? " class=\"simulation-better\"" : " class=\"simulation-worse\"" } ?? ""
            let sign = row.isBetter.map { $0 ? " (better)" : " (worse)" } ?? ""
            let values = "<th scope=\"row\">\(HTMLText(row.title))</th><td>\(HTMLText(row.first))</td><td>\(HTMLText(row.second))</td>"
            return "<tr>\(values)<td\(style)>\(HTMLText(row.difference + sign))</td></tr>"
        }
        let notes = comparison.warnings.map { "<p class=\"simulation-warning\">\(HTMLText($0))</p>" }.joined()
        let head = ["Figure", "Other run", "This run", "Difference"].map { "<th scope=\"col\">\($0)</th>" }.joined()
        return "\(notes)<div class=\"simulation-scroll\"><table><thead><tr>\(head)</tr></thead><tbody>\(rows.joined())</tbody></table></div>"
    }

    private static func table(_ head: [String], _ rows: [[String]]) -> String {
        let columns = head.map { "<th scope=\"col\">\(HTMLText($0))</th>" }.joined()
        let lines = rows.map { row -> String in
            let cells = row.enumerated().map { index, text -> String in
                index == 0 ? "<th scope=\"row\">\(HTMLText(text))</th>" : "<td>\(HTMLText(text))</td>"
            }
            return "<tr>\(cells.joined())</tr>"
        }
        return "<div class=\"simulation-scroll\"><table><thead><tr>\(columns)</tr></thead><tbody>\(lines.joined())</tbody></table></div>"
    }
}

/// Text in HTML: what would be markup is escaped, in attributes too.
struct HTMLText: CustomStringConvertible {
    let description: String

    init(_ text: String) {
        description = text.reduce(into: "") { html, character in
            switch character {
            case "&": html += "&amp;"
            case "<": html += "&lt;"
            case ">": html += "&gt;"
            case "\"": html += "&quot;"
            case "'": html += "&#39;"
            default: html.append(character)
            }
        }
    }
}

/// The day as the page's script draws it.
struct ReportMap {
    private struct Day: Encodable {
        let from: Int
        let to: Int
        let plant: [Double]
        let areas: [[[Double]]]
        /// Latitude and longitude of the door, and the times of order, promise, pickup, readiness and delivery.
        let orders: [[Double]]
        let tracks: [[Int]]
    }

    let report: SimulationReport

    /// The day as JSON that can stand in a script element.
    var json: String {
        // Later than the day lasts, for what didn't happen.
        let never = report.end + 1
        let orders = report.orders.filter { $0.id != nil && $0.outcome != .canceled }.map { order in
            [
                order.latitude, order.longitude, order.placedAt ?? never, order.promisedBy ?? never, order.pickedUpAt ?? never,
                order.readyAt ?? never, order.deliveredAt ?? never,
            ]
            .enumerated().map { $0 < 2 ? ($1 * 10_000).rounded() / 10_000 : $1.rounded() }
        }
        let day = Day(
            from: report.setup.firstHour * 3600, to: max(Int(report.end), report.setup.firstHour * 3600 + 1),
            plant: [Plant.location.latitude, Plant.location.longitude],
            areas: ServiceArea.defaultAreas.map { $0.ring.map { [$0.latitude, $0.longitude] } }, orders: orders, tracks: report.drivers.map(\.track))
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes]
        let text = (try? encoder.encode(day)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
        // Nothing in it may end the element.
        return text.replacingOccurrences(of: "<", with: "\\u003c")
    }
}
