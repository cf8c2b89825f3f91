import ChatAPI
import Core
import CoreUI
import FleetAPI
import OrdersAPI
import PaymentsAPI
import Theme
import UI

/// The panel of an order beside the board: where it stands, why it waits, and what can be done.
struct OrderPanelView: View {
    let orderID: Int
    /// The order's card; nil where it isn't on the board.
    let card: BoardCard?
    let store: ScopedStore<DispatchHomeFeature>

    @Environment(\.theme) private var theme
    @Environment(\.canOpen) private var canOpen

    private var panel: OrderPanelFeature.State { store.state.panel }

    var body: some View {
        BoardPanel(Strings.order(orderID), id: "order-\(orderID)", close: { store.send(.place(.panelChosen(nil))) }) {
            if let card { marks(card) }
            if let message = panel.message { NoticeBanner(message, tone: .danger) }
            ViewStateView(panel.order, loading: .rows(3), retry: { store.send(.panel(.outdated)) }) { details in content(details) }
        }
        .accessibilityIdentifier("fleet.panel.order")
    }

    private func marks(_ card: BoardCard) -> some View {
        ChipRow {
            Pill(Strings.column(card.column(at: store.state.live.now)), tone: card.column(at: store.state.live.now).tone)
            if let clock = CardClock(due: card.dueAt, at: store.state.live.now) { Pill(clock.text, tone: clock.tone) }
        }
    }

    @ViewBuilder
    private func content(_ details: OrderDetails) -> some View {
        if let failure = details.failureText {
            NoticeBanner(failure, tone: .danger).accessibilityIdentifier("fleet.panel.failure")
        } else if let card, !card.reasons.isEmpty, card.driverID == nil {
            NoticeBanner(Strings.reasons(card.reasons), tone: .warning).accessibilityIdentifier("fleet.panel.reasons")
        }
        if panel.asksReason {
            CancelOrderForm(order: details.order, store: store.scope(\.panel, DispatchHomeFeature.Action.panel))
        } else {
            if details.order.allows(.reschedule) {
                RescheduleSection(order: details.order, store: store.scope(\.panel, DispatchHomeFeature.Action.panel))
            }
            if let card, card.lane == .unassigned || card.lane == .assigned { suggestions }
            facts(details.order)
            acts(details.order)
        }
    }

    private func facts(_ order: Order) -> some View {
        VStack(alignment: .leading, spacing: theme.spacing.xs) {
            ListRow(Strings.stage(order.stage), subtitle: "\(order.serviceArea) · \(Strings.bagCount(order.bags))", symbol: AppSymbols.bagName)
            ListRow("\(order.address.line1), \(order.address.city)", subtitle: Strings.panelAddress, symbol: AppSymbols.locationName, tone: .neutral)
            ListRow(
                (order.deliveryWindow ?? order.window).map { DateFormat.window($0.start, $0.end) } ?? Strings.panelASAP, subtitle: Strings.panelWindow,
                symbol: AppSymbols.clockName, tone: .neutral)
            if let card, let driver = card.driverID {
                ListRow(card.driverName ?? Strings.driver, subtitle: Strings.driver, symbol: AppSymbols.userName) {
                    store.send(.place(.panelChosen(.driver(driver))))
                }
                .accessibilityIdentifier("fleet.panel.driver")
            }
        }
    }

    @ViewBuilder private var suggestions: some View {
        Text(Strings.suggestedDrivers).font(theme.fonts.subheadline).accessibilityAddTraits(.isHeader)
        ViewStateView(panel.suggestions, loading: .rows(2), retry: { store.send(.panel(.outdated)) }) { drivers in
            if drivers.isEmpty { Text(Strings.noDrivers).foregroundStyle(theme.colors.secondaryText) }
            ForEach(drivers.prefix(3), id: \.driverID) { driver in
                suggestion(driver)
                if panel.asksAbout?.driverID == driver.driverID { WhatIfView(driver: driver, store: store.scope(\.panel, DispatchHomeFeature.Action.panel)) }
            }
        }
        SecondaryButton(Strings.moreDrivers, symbol: AppSymbols.userName) { store.send(.assignTapped(orders: [orderID])) }
            .accessibilityIdentifier("fleet.panel.more")
    }

    private func suggestion(_ driver: DriverSuggestion) -> some View {
        ListRow(
            driver.driverName, subtitle: Strings.reasons(driver.reasons), symbol: AppSymbols.userName, tone: driver.isAvailable ? .success : .neutral
        ) {
            if driver.extraSeconds != nil {
                QuietButton(Strings.whatIf) { store.send(.panel(.whatIfTapped(driver))) }
                    .accessibilityLabel(Strings.whatIfName(driver.driverName))
                    .accessibilityIdentifier("fleet.panel.whatIf.\(driver.driverID)")
            }
            if driver.isAvailable {
                SecondaryButton(Strings.assignShort, isDisabled: panel.isActing) { store.send(.panel(.suggestionTapped(driver))) }
                    .accessibilityLabel(Strings.assignToName(driver.driverName))
                    .accessibilityIdentifier("fleet.panel.assign.\(driver.driverID)")
            }
        }
    }

    @ViewBuilder
    private func acts(_ order: Order) -> some View {
        if card?.driverID != nil, order.stage == .pickupAssigned || order.stage == .enRoutePickup || order.stage == .deliveryAssigned {
            SecondaryButton(Strings.release, symbol: AppSymbols.crossName, isBusy: panel.isActing) { store.send(.panel(.releaseTapped)) }
                .accessibilityIdentifier("fleet.panel.release")
        }
        ListRow(Strings.orderPage, symbol: AppSymbols.receiptName, tone: .neutral) { store.send(.pageTapped(.order(orderID))) }
            .accessibilityIdentifier("fleet.panel.page")
        if canOpen(RefundsLink.self) {
            ListRow(Strings.refund, symbol: AppSymbols.walletName, tone: .neutral) { store.send(.pageTapped(.refunds(order: orderID))) }
                .accessibilityIdentifier("fleet.panel.refund")
        }
        if canOpen(ChatLink.self) {
            ListRow(Strings.messages, symbol: AppSymbols.messagesName, tone: .neutral) { store.send(.pageTapped(.message(person: order.customerID))) }
                .accessibilityIdentifier("fleet.panel.message")
        }
        if order.allows(.canceled) {
            DestructiveButton(Strings.cancelOrder, symbol: AppSymbols.crossName, isDisabled: panel.isActing) { store.send(.panel(.cancelTapped)) }
                .accessibilityIdentifier("fleet.panel.cancel")
        }
    }
}

/// The fee of canceling, and the reason.
private struct CancelOrderForm: View {
    let order: Order
    let store: ScopedStore<OrderPanelFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.md) {
            Text(Strings.cancelWhy).font(theme.fonts.headline)
            NoticeBanner(fee, tone: .info).accessibilityIdentifier("fleet.panel.fee")
            ChipRow {
                ForEach([Strings.reasonCustomer, Strings.reasonNoDriver, Strings.reasonUnreachable, Strings.reasonAddress], id: \.self) { reason in
                    Chip(reason, isSelected: store.state.reason == reason) { store.send(.reasonChosen(reason)) }
                }
            }
            DestructiveButton(Strings.cancelConfirm, symbol: AppSymbols.crossName, isBusy: store.state.isActing, isDisabled: store.state.reason == nil) {
                store.send(.cancelConfirmed)
            }
            .accessibilityIdentifier("fleet.panel.cancel.confirm")
            QuietButton(Strings.keepOrder) { store.send(.cancelDismissed) }.accessibilityIdentifier("fleet.panel.cancel.dismiss")
        }
    }

    private var fee: String {
        guard let cents = order.cancellationFeeCents, cents > 0 else { return Strings.cancelFree }
        return Strings.cancelFee(MoneyFormat.format(cents: cents, currency: order.price.currency))
    }
}

extension OrderDetails {
    /// The reason for which the last visit failed, with the driver's note; nil where none did.
    fileprivate var failureText: String? {
        guard let failure else { return nil }
        let reason = failure.reason.flatMap(FailureReason.init(rawValue:)).map(Strings.failure) ?? Strings.stage(failure.to)
        return [reason, failure.note].compactMap(\.self).joined(separator: ": ")
    }
}
