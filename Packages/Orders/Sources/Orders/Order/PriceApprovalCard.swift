import Core
import CoreUI
import OrdersAPI
import Theme
import UI

/// The question whether a raised price is fine, or for dispatchers where it stands. Nothing where no price was raised.
struct PriceApprovalCard: View {
    let order: Order
    let store: ScopedStore<PriceApprovalFeature>

    var body: some View {
        if order.stage == .weighed, let approval = order.priceApproval {
            if order.allows(.approvePrice) {
                question(approval)
            } else if let notice = notice(approval) {
                NoticeBanner(notice, tone: .warning).accessibilityIdentifier("orders.approval.notice")
            }
        }
    }

    private func question(_ approval: PriceApproval) -> some View {
        SectionCard(Strings.approvalTitle) {
            Text(
                Strings.approvalHint(
                    money(approval.formerCents), total: money(order.price.totalCents), time: DateFormat.dateTime(approval.expiresAt)))
            PrimaryButton(Strings.approvePrice, symbol: AppSymbols.checkName, isBusy: store.state.isWorking) { answer(true) }
                .accessibilityIdentifier("orders.approval.approve")
            QuietButton(Strings.refusePrice) { answer(false) }.accessibilityIdentifier("orders.approval.refuse")
            if let message = store.state.message {
                NoticeBanner(message, tone: .danger).accessibilityIdentifier("orders.approval.message")
            }
        }
    }

    private func notice(_ approval: PriceApproval) -> String? {
        switch approval.decision {
        case nil: Strings.approvalAsked(DateFormat.dateTime(approval.expiresAt))
        case .refused: Strings.approvalRefused
        case .approved: nil
        }
    }

    private func answer(_ approved: Bool) { store.send(.answered(order.id, approved: approved, totalCents: order.price.totalCents)) }

    private func money(_ cents: Int) -> String { MoneyFormat.format(cents: cents, currency: order.price.currency) }
}
