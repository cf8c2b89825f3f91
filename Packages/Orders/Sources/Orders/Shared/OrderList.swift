import Core
import CoreUI
import OrdersAPI
import Theme
import UI

/// Cards of orders, in as many columns as there is room for.
struct OrderList: View {
    let orders: [Order]
    /// Whether an order is being placed again.
    var isBusy = false
    /// Orders the same again; nil where that isn't offered.
    var reorder: ((Int) -> Void)?
    let tapped: (Int) -> Void

    @Environment(\.theme) private var theme

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 320))], spacing: theme.spacing.md) {
            ForEach(orders, id: \.id) { order in
                OrderCard(order: order, isBusy: isBusy, reorder: reorder) { tapped(order.id) }
            }
        }
    }
}

/// An order in a list.
struct OrderCard: View {
    let order: Order
    var isBusy = false
    var reorder: ((Int) -> Void)?
    let tapped: () -> Void

    @Environment(\.theme) private var theme

    var body: some View {
        Card {
            ListRow(Strings.order(order.id), subtitle: subtitle, symbol: AppSymbols.bagName, action: tapped)
                .accessibilityIdentifier("orders.card.\(order.id)")
            HStack(spacing: theme.spacing.sm) {
                StagePill(order: order)
                Spacer()
                MoneyText(cents: order.price.totalCents, currency: order.price.currency).font(theme.fonts.headline)
            }
            if order.status == .inProgress { OrderProgress(order: order) }
            if let reorder { ReorderButton(order: order, isBusy: isBusy) { reorder(order.id) } }
        }
    }

    private var subtitle: String {
        [DateFormat.day(order.createdAt), Strings.bagCount(order.bags), order.address.line1].joined(separator: " · ")
    }
}

/// An order's stage, in a color that says how it goes.
struct StagePill: View {
    let order: Order

    var body: some View {
        Pill(Strings.name(order.stage), tone: tone)
    }

    private var tone: Tone {
        switch order.stage {
        case .pickupFailed, .deliveryFailed, .returning: .warning
        case .rejected, .canceled: .danger
        case .delivered, .completed: .success
        case .draft, .placed: .neutral
        default: .info
        }
    }
}

/// The progress of an order in five steps: taken, picked up, washed, on the way back, delivered.
struct OrderProgress: View {
    let order: Order

    var body: some View {
        ProgressLine(Strings.progress, done: Self.steps(order.stage), of: 5)
    }

    private static func steps(_ stage: Stage) -> Int {
        switch stage {
        case .draft, .placed, .rejected, .canceled: 0
        case .accepted, .pickupAssigned, .enRoutePickup, .arrivedPickup, .pickupFailed: 1
        case .pickedUp, .atFacility, .weighed, .processing: 2
        case .ready, .deliveryAssigned, .returning: 3
        case .outForDelivery, .arrivedDropoff, .deliveryFailed: 4
        case .delivered, .completed: 5
        }
    }
}
