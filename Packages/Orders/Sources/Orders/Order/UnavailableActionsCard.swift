import OrdersAPI
import Theme
import UI

/// The things that a customer can't do with an order now, each with the reason, so that nobody looks for a button that isn't there.
struct UnavailableActionsCard: View {
    let order: Order

    var body: some View {
        let reasons = UnavailableAction.all(of: order)
        if !reasons.isEmpty {
            SectionCard(Strings.notNow) {
                ForEach(reasons, id: \.self) { ListRow($0.title, subtitle: $0.reason, symbol: AppSymbols.infoName) }
            }
            .accessibilityIdentifier("orders.unavailable")
        }
    }
}

/// Something that a customer can't do with an order now.
enum UnavailableAction: Hashable, CaseIterable {
    case cancelOnTheWayBack
    case cancelAsked
    case cancelDelivered
    case reschedule
    case rate
    case share

    /// Returns what a customer can't do with an order; nothing for one that was canceled.
    static func all(of order: Order) -> [UnavailableAction] {
        order.status == .canceled ? [] : allCases.filter { $0.holds(for: order) }
    }

    private func holds(for order: Order) -> Bool {
        let mayCancel = order.allows(.canceled) || order.allows(.requestCancellation)
        let isBack = order.status == .delivered
        return switch self {
        case .cancelAsked: !mayCancel && !isBack && order.cancellationRequest.map { $0.decision == nil } ?? false
        case .cancelOnTheWayBack: !mayCancel && !isBack && order.cancellationRequest == nil
        case .cancelDelivered: isBack
        case .reschedule: !isBack && !order.allows(.reschedule)
        case .rate: !isBack
        case .share: isBack
        }
    }

    var title: String {
        switch self {
        case .cancelOnTheWayBack, .cancelAsked, .cancelDelivered: Strings.cancelOrder
        case .reschedule: Strings.chooseAnotherTime
        case .rate: Strings.rateOrder
        case .share: Strings.sharing
        }
    }

    var reason: String {
        switch self {
        case .cancelOnTheWayBack: Strings.whyNoCancelOnTheWayBack
        case .cancelAsked: Strings.whyNoCancelAsked
        case .cancelDelivered: Strings.whyNoCancelDelivered
        case .reschedule: Strings.whyNoReschedule
        case .rate: Strings.whyNoRating
        case .share: Strings.whyNoSharing
        }
    }
}
