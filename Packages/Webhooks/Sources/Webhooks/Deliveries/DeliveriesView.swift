import Core
import CoreUI
import Theme
import UI
import WebhooksAPI

/// The deliveries to an address.
struct DeliveriesView: View {
    let store: ScopedStore<DeliveriesFeature>

    private var state: DeliveriesFeature.State { store.state }

    var body: some View {
        PageColumn(.reading) {
            PageHeader(
                Strings.deliveries, subtitle: state.address?.url,
                back: BackButton(Strings.webhooks, identifier: "webhooks.back") { store.send(.backTapped) })
            if let message = state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("webhooks.deliveries.message") }
            if let notice = state.notice { NoticeBanner(notice, tone: .success).accessibilityIdentifier("webhooks.deliveries.notice") }
            if let pausedAt = state.address?.pausedAt { NoticeBanner(Strings.pausedSince(DateFormat.dateTime(pausedAt)), tone: .warning) }
            SegmentedSwitcher(
                Strings.state, options: DeliveryFilter.allCases.map { (id: $0, title: Strings.name($0)) }, selection: state.filter,
                identifier: "webhooks.filter"
            ) { [send = store.sender] in send(.filterChosen($0)) }
            ViewStateView(state.deliveries, loading: .rows(5), retry: { store.send(.appeared) }) { content($0) }
            steps
        }
        .navigationTitle(Strings.deliveries)
        .onAppear { store.send(.appeared) }
        .onDisappear { store.send(.disappeared) }
    }

    @ViewBuilder
    private func content(_ deliveries: [Delivery]) -> some View {
        if deliveries.isEmpty {
            EmptyStateView(
                symbol: AppSymbols.sendName, title: Strings.noDeliveries,
                message: state.filter == .all ? Strings.noDeliveriesMessage : Strings.noneInState)
        } else {
            Card {
                ForEach(deliveries, id: \.id) { delivery in
                    DeliveryRow(delivery: delivery, isWorking: state.isWorking) { [send = store.sender] in send(.replayTapped(delivery.id)) }
                }
            }
            if state.next != nil {
                SecondaryButton(Strings.showMore, isBusy: state.isWorking) { store.send(.moreTapped) }.accessibilityIdentifier("webhooks.more")
            }
        }
    }

    @ViewBuilder private var steps: some View {
        if state.address.map({ $0.pausedAt == nil }) ?? false {
            SecondaryButton(Strings.sendTest, symbol: AppSymbols.sendName, isDisabled: state.isWorking) { store.send(.testTapped) }
                .accessibilityIdentifier("webhooks.test")
        }
        if state.filter == .dead, state.deliveries.value.map({ !$0.isEmpty }) ?? false {
            SecondaryButton(Strings.retryDead, symbol: AppSymbols.refreshName, isDisabled: state.isWorking) { store.send(.replayAllTapped) }
                .accessibilityIdentifier("webhooks.retry")
        }
    }
}

/// A delivery: what it was about, what became of it, and the way to send it again.
struct DeliveryRow: View {
    let delivery: Delivery
    let isWorking: Bool
    let replay: () -> Void

    var body: some View {
        VStack {
            ListRow(delivery.kind, subtitle: lines.compactMap { $0 }.joined(separator: " · ")) {
                Pill(Strings.name(delivery.state), tone: delivery.state.tone)
            }
            QuietButton(title, isDisabled: isWorking, action: replay)
                .accessibilityLabel(Strings.actionFor(title, address: "\(delivery.kind), \(Strings.eventNumber(delivery.eventId))"))
                .accessibilityIdentifier("webhooks.delivery.\(delivery.id).replay")
        }
        .accessibilityIdentifier("webhooks.delivery.\(delivery.id)")
    }

    private var title: String { delivery.state == .waiting ? Strings.tryNow : Strings.sendAgain }

    private var lines: [String?] {
        [
            Strings.eventNumber(delivery.eventId), DateFormat.dateTime(delivery.createdAt),
            delivery.attempts > 0 ? Strings.attempts(delivery.attempts) : nil,
            delivery.responseStatus.map { Strings.response($0) } ?? delivery.failure,
            delivery.nextAttemptAt.map { Strings.nextAttempt(DateFormat.dateTime($0)) },
            delivery.finishedAt.map { Strings.finishedAt(DateFormat.dateTime($0)) },
        ]
    }
}
