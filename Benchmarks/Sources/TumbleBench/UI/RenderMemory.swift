import Foundation
import Glibc
import UI

/// The memory that a render of a page of 60 buttons keeps for as long as a session shows it: html, actions, fragments, styles.
struct RenderMemory: Measure {
    let name = "ui.render-memory"
    let bar = Bar.under(60, "kB")

    private static let renders = 1000

    func run(_ settings: MeasureSettings) throws -> Figure {
        let page = OrdersPage(orders: Array(Order.hundred.prefix(30)), presses: Presses())
        return Figure(
            medianOf: try (0..<3).map { _ in
                var kept: [Render] = []
                kept.reserveCapacity(Self.renders)
                let before = try residentBytes()
                for _ in 0..<Self.renders { kept.append(Renderer.render(page)) }
                let after = try residentBytes()
                keep(kept)
                return Double(after - before) / Double(Self.renders) / 1000
            })
    }

    /// The memory of this process that is in use, from `/proc`.
    private func residentBytes() throws -> Int {
        let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ").dropFirst().first.flatMap { Int($0) }
        return (pages ?? 0) * sysconf(Int32(_SC_PAGESIZE))
    }
}
