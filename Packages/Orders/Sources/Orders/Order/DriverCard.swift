import ChatAPI
import Core
import CoreUI
import OrdersAPI
import Theme
import UI

/// The driver as the customer knows them at the door, and the way to write to them. Nothing while there is neither.
struct DriverCard: View {
    let order: Order
    let driver: OrderDriver?
    let message: () -> Void

    @Environment(\.theme) private var theme
    @Environment(\.canOpen) private var canOpen

    var body: some View {
        if driver != nil || canWrite {
            SectionCard(Strings.yourDriver) {
                if let driver { DriverDescriptionView(driver: driver) }
                if canWrite {
                    Text(Strings.driverHint).foregroundStyle(theme.colors.secondaryText)
                    SecondaryButton(Strings.messageDriver, symbol: AppSymbols.messagesName, action: message)
                        .accessibilityIdentifier("orders.messageDriver")
                }
            }
        }
    }

    private var canWrite: Bool { order.driverID != nil && canOpen(ChatLink.self) }
}

/// The name, stars and vehicle of a driver, as far as they are known.
struct DriverDescriptionView: View {
    let driver: OrderDriver

    @Environment(\.theme) private var theme

    var body: some View {
        HStack(spacing: theme.spacing.lg) {
            Avatar(driver.name ?? Strings.yourDriver)
            VStack(alignment: .leading, spacing: theme.spacing.xs) {
                Text(driver.name ?? Strings.yourDriver).font(theme.fonts.headline).accessibilityIdentifier("orders.driver.name")
                if let vehicle { Text(vehicle).accessibilityIdentifier("orders.driver.vehicle") }
                if let stars = driver.stars { rating(stars) }
            }
        }
        .accessibilityIdentifier("orders.driver")
    }

    private func rating(_ stars: Double) -> some View {
        HStack(spacing: theme.spacing.sm) {
            RatingView(stars)
            if let count = driver.ratings { Text(Strings.ratingCount(count)).font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText) }
        }
        .accessibilityIdentifier("orders.driver.rating")
    }

    private var vehicle: String? {
        let parts = [driver.vehicle, driver.plate].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }
}
