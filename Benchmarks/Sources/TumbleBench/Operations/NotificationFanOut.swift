import Foundation

/// The time, or the CPU, that 10,000 notifications take: written for the app, mailed, encrypted and pushed, each once.
struct NotificationFanOut: Measure {
    /// The quantity that is measured.
    enum Quantity {
        case time, cpu
    }

    let quantity: Quantity

    var name: String {
        switch quantity {
        case .time: "operations.notifications"
        case .cpu: "operations.notifications-cpu"
        }
    }

    var bar: Bar {
        switch quantity {
        case .time: .under(5, "s")
        case .cpu: .under(10, "s")
        }
    }

    private static let (times, runs) = (10, 3)

    func run(_ settings: MeasureSettings) async throws -> Figure {
        var figures: [Double] = []
        for _ in 0..<Self.runs {
            let town = try await NotificationTown()
            let before = Self.cpuSeconds
            let seconds = try await measureMilliseconds { try await town.notify(times: Self.times) } / 1_000
            figures.append(quantity == .time ? seconds : Self.cpuSeconds - before)
        }
        return Figure(medianOf: figures)
    }

    /// The CPU that all threads of this process have had.
    private static var cpuSeconds: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
}
