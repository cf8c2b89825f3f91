import Core
import CoreUI
import Foundation
import OrdersAPI
import PaymentsAPI
import Theme
import UI

/// The reason why the order of a date isn't placed, until when something can be done, and what: confirm with the bank, another card, or another try.
struct RecurringObstacleView: View {
    let order: RecurringOrder
    let date: RecurringDate
    let problem: RecurringProblem
    let store: ScopedStore<RecurringFeature>

    @Environment(\.canOpen) private var canOpen
    @Environment(\.theme) private var theme

    private var identifier: String { "recurring.\(order.id).\(date.day.text)" }
    private var isBusy: Bool { store.state.busy != nil }
    private var concernsPayment: Bool { problem.code.hasPrefix("payment_") }

    /// The other cards; the one that didn't pay is left out.
    private var otherCards: [PaymentMethod] {
        let methods = store.state.payment.options?.methods ?? []
        let present = methods.first { $0.id == order.paymentMethodID } ?? methods.first
        return methods.filter { $0.id != present?.id }
    }

    var body: some View {
        NoticeBanner(problem.message, tone: date.status == .missed ? .neutral : .danger).accessibilityIdentifier("\(identifier).problem")
        if date.status == .waiting {
            if let until = problem.until {
                Text(Strings.recurringUntil(DateFormat.dateTime(until, in: order.zone))).foregroundStyle(theme.colors.secondaryText)
                    .accessibilityIdentifier("\(identifier).until")
            }
            VStack(alignment: .leading, spacing: theme.spacing.sm) {
                again
                if concernsPayment { cards }
            }
        }
    }

    @ViewBuilder private var again: some View {
        if let unconfirmed = store.state.unconfirmed, unconfirmed.recurring == order.id {
            ConfirmPaymentButton(
                clientSecret: unconfirmed.clientSecret, actionPage: unconfirmed.actionPage, back: .recurringConfirmed(order.id),
                store: store.scope(\.payment, RecurringAction.payment))
        } else {
            PrimaryButton(
                problem.code == "payment_action_required" ? Strings.payNow : Strings.tryAgain,
                symbol: problem.code == "payment_action_required" ? AppSymbols.checkName : AppSymbols.refreshName,
                isBusy: store.state.busy == order.id, isDisabled: isBusy
            ) {
                store.send(.retryTapped(order.id, method: nil))
            }
            .accessibilityIdentifier("\(identifier).retry")
        }
    }

    @ViewBuilder private var cards: some View {
        ForEach(otherCards, id: \.id) { method in
            SecondaryButton(Strings.useCard(Strings.name(method)), isDisabled: isBusy) { store.send(.retryTapped(order.id, method: method.id)) }
                .accessibilityIdentifier("\(identifier).card.\(method.id)")
        }
        if canOpen(PaymentsLink.self) {
            QuietButton(Strings.addOtherCard) { store.send(.linkTapped(.methods)) }.accessibilityIdentifier("\(identifier).methods")
        }
    }
}
