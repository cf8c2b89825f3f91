import Core
import CoreUI
import LocationAPI
import OrdersAPI
import Theme
import UI

/// The head of an order's page: where the order stands, how far it is, when we come.
struct OrderSummary: View {
    let order: Order

    @Environment(\.theme) private var theme
    @Environment(\.currentMinute) private var now

    var body: some View {
        Card {
            HStack(spacing: theme.spacing.md) {
                Text(Strings.name(order.stage))
                    .font(theme.fonts.title)
                    .accessibilityIdentifier("orders.stage")
                Spacer()
                Pill(Strings.name(order.status), tone: tone)
            }
            OrderProgress(order: order)
            if let range = order.etaRange {
                Label(Strings.expected(DateFormat.arrival(range.from, range.to, at: now)), image: AppSymbols.clock)
                    .foregroundStyle(theme.colors.secondaryText)
                    .accessibilityIdentifier("orders.eta")
            }
        }
    }

    private var tone: Tone {
        switch order.status {
        case .scheduled, .inProgress: .info
        case .delivered: .success
        case .canceled: .danger
        }
    }
}

/// The address, bags, wash and notes of an order.
struct OrderFacts: View {
    let order: Order

    var body: some View {
        SectionCard(Strings.details) {
            ListRow(order.address.oneLine, subtitle: order.serviceArea, symbol: AppSymbols.locationName)
            ListRow(Strings.bagCount(order.bags), subtitle: bags, symbol: AppSymbols.bagName).accessibilityIdentifier("orders.bags")
            ListRow(Strings.summary(of: order.preferences), subtitle: order.preferences.notes, symbol: AppSymbols.washerName)
            if let addOns = order.addOns, !addOns.isEmpty {
                ListRow(addOns.map(\.name).joined(separator: ", "), subtitle: Strings.extras, symbol: AppSymbols.starName)
                    .accessibilityIdentifier("orders.addOns")
            }
            if let rating = order.rating { RatingRow(rating: rating) }
            if let notes = order.notes, !notes.isEmpty { ListRow(notes, subtitle: Strings.notes, symbol: AppSymbols.noteName) }
        }
    }

    /// The weight and the tags of the bags; nil where neither is known.
    private var bags: String? {
        let parts = [order.kilograms.map(Strings.weight), order.bagTags.flatMap { $0.isEmpty ? nil : $0.joined(separator: " ") }].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }
}

/// The stars that a customer gave, and what they wrote.
private struct RatingRow: View {
    let rating: Rating

    var body: some View {
        ListRow(
            [rating.driver.map { "\(Strings.rateDriver): \(Strings.starCount($0))" }, rating.wash.map { "\(Strings.rateWash): \(Strings.starCount($0))" }]
                .compactMap { $0 }.joined(separator: " · "),
            subtitle: rating.comment, symbol: AppSymbols.noteName
        )
        .accessibilityIdentifier("orders.rating")
    }
}

/// The pickup address in its area, the driver's place, and the way from there.
struct OrderMap: View {
    let order: Order
    /// The order's service area; nil where it isn't known.
    var area: ServiceArea?
    var vehicle: OrderVehicle?
    /// The label of the driver's pin.
    var driver = Strings.yourDriver

    var body: some View {
        MapView(
            vehicle == nil ? Strings.map : Strings.vehicleMap, areas: area.map { [$0.mapArea] } ?? [],
            pins: [home] + (vehicle.map { [pin($0)] } ?? []), route: vehicle?.route ?? []
        )
        .accessibilityIdentifier("orders.map")
    }

    private var home: MapPin { MapPin(coordinate: order.address.coordinate, label: order.address.label ?? order.address.line1) }

    private func pin(_ vehicle: OrderVehicle) -> MapPin {
        MapPin(
            coordinate: vehicle.position.coordinate, label: driver, kind: .driver, heading: vehicle.position.heading, isStale: vehicle.isStale)
    }
}

/// The number of stops that the driver makes before the customer's; nothing for a door that is next.
struct StopsBeforeRow: View {
    let count: Int?

    @Environment(\.theme) private var theme

    var body: some View {
        if let count, count > 0 {
            Label(Strings.stopsBefore(count), image: AppSymbols.truck).foregroundStyle(theme.colors.secondaryText)
                .accessibilityIdentifier("orders.stopsBefore")
        }
    }
}

extension ServiceArea {
    /// The area as a map shows it.
    var mapArea: MapArea { MapArea(name: name, ring: ring, holes: holes) }
}
