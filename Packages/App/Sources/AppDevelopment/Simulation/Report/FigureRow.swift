import Foundation

/// A figure of a report as people read it, in the table, the page and the comparison.
struct FigureRow: Sendable {
    /// The figure's name.
    let title: String
    /// Its meaning in a few words.
    let note: String
    /// True if a higher value is better, false if a lower one is; nil where neither is.
    let isHigherBetter: Bool?
    /// Returns the value; nil where there is none.
    let value: @Sendable (SimulationFigures) -> Double?
    /// Writes a value or a difference.
    let text: @Sendable (Double) -> String

    /// The figures in the order in which they are read.
    static let all: [FigureRow] = [
        FigureRow("Delivered", "orders that reached their customers", true, count) { Double($0.delivered) },
        FigureRow("Canceled", "by customers", nil, count) { Double($0.canceled) },
        FigureRow("Still open", "under way at the end", false, count) { Double($0.open) },
        FigureRow("Refused", "orders that the server didn't take", false, count) { Double($0.refused) },
        FigureRow("On time", "first visits by the promised time", true, percent) { $0.onTimeShare },
        FigureRow("Wait for pickup, median", "without a window, order to door", false, minutes) { $0.pickupWait?.median },
        FigureRow("Wait for pickup, 95 %", "19 of 20 wait no longer", false, minutes) { $0.pickupWait?.high },
        FigureRow("Wait for delivery, median", "ready to delivered", false, minutes) { $0.deliveryWait?.median },
        FigureRow("Wait for delivery, 95 %", "19 of 20 wait no longer", false, minutes) { $0.deliveryWait?.high },
        FigureRow("Order to delivery, median", "with the wash, without a window", false, minutes) { $0.wholeWait?.median },
        FigureRow("Order to delivery, 95 %", "19 of 20 wait no longer", false, minutes) { $0.wholeWait?.high },
        FigureRow("Driven per order", "by delivered orders", false, kilometers) { $0.kilometersPerOrder },
        FigureRow("Empty per order", "without bags aboard", false, kilometers) { $0.emptyKilometersPerOrder },
        FigureRow("Utilization", "share of time online with a job", nil, percent) { $0.utilization },
        FigureRow("Cost per order", "kilometers and hours with a job", false, dollars) { $0.costPerOrder },
        FigureRow("Price per order", "that customers paid", nil, dollars) { $0.pricePerOrder },
        FigureRow("Failed pickups", "nobody opened", nil, count) { Double($0.failedPickups) },
        FigureRow("Failed deliveries", "nobody opened", nil, count) { Double($0.failedDeliveries) },
        FigureRow("Declined offers", "by drivers", nil, count) { Double($0.declines) },
    ]

    private init(
        _ title: String, _ note: String, _ isHigherBetter: Bool?, _ text: @escaping @Sendable (Double) -> String,
        value: @escaping @Sendable (SimulationFigures) -> Double?
    ) {
        (self.title, self.note, self.isHigherBetter, self.text, self.value) = (title, note, isHigherBetter, text, value)
    }

    /// Returns the value as text, and a dash where there is none.
    func text(of figures: SimulationFigures) -> String { value(figures).map(text) ?? "–" }

    private static let count: @Sendable (Double) -> String = { "\(Int($0.rounded()))" }
    private static let percent: @Sendable (Double) -> String = { "\(decimal($0 * 100)) %" }
    private static let minutes: @Sendable (Double) -> String = { "\(decimal($0)) min" }
    private static let kilometers: @Sendable (Double) -> String = { "\(decimal($0)) km" }
    private static let dollars: @Sendable (Double) -> String = { value in
        let cents = Int(value.rounded())
        return "\(cents < 0 ? "-" : "")$\(abs(cents) / 100).\(String(abs(cents) % 100 + 100).dropFirst())"
    }

    /// Writes a number with one decimal.
    static func decimal(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
    }
}
