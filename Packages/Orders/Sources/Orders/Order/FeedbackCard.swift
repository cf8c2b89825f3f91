import Core
import CoreUI
import OrdersAPI
import Theme
import UI

/// Tip and rating, as far as they can be given now.
struct FeedbackCard: View {
    let order: Order
    let store: ScopedStore<FeedbackFeature>

    var body: some View {
        if store.state.isOpen, order.allows(.tip) || order.allows(.rate) {
            SectionCard(order.allows(.rate) ? Strings.feedback : Strings.tip) {
                if order.allows(.tip) { TipForm(order: order, store: store) }
                if order.allows(.rate) { RatingForm(order: order, store: store) }
                if let message = store.state.message {
                    NoticeBanner(message, tone: .danger).accessibilityIdentifier("orders.feedback.message")
                }
            }
        }
    }
}

private struct TipForm: View {
    let order: Order
    let store: ScopedStore<FeedbackFeature>

    /// The tips to choose from, in cents. What was given after the delivery isn't taken back.
    private var choices: [Int] { [0, 200, 300, 500, 1000].filter { order.feedbackUntil == nil || $0 >= order.price.tipCents } }

    private var chosen: Int { store.state.tipCents ?? order.price.tipCents }

    var body: some View {
        FormField(Strings.tipQuestion, kind: .group) {
            ChipRow {
                ForEach(choices, id: \.self) { cents in
                    Chip(name(cents), isSelected: chosen == cents) { store.send(.tipChosen(cents)) }
                        .accessibilityIdentifier("orders.tip.\(cents)")
                }
            }
        }
        SecondaryButton(Strings.tipConfirm, symbol: AppSymbols.checkName, isDisabled: chosen == order.price.tipCents || store.state.isWorking) {
            store.send(.tipConfirmed(order.id))
        }
        .accessibilityIdentifier("orders.tip.confirm")
    }

    private func name(_ cents: Int) -> String { cents == 0 ? Strings.tipNone : MoneyFormat.format(cents: cents, currency: order.price.currency) }
}

private struct RatingForm: View {
    let order: Order
    let store: ScopedStore<FeedbackFeature>

    var body: some View {
        StarsField(label: Strings.rateDriver, stars: store.state.driver ?? order.rating?.driver, identifier: "orders.rating.driver") {
            store.send(.driverRated($0))
        }
        StarsField(label: Strings.rateWash, stars: store.state.wash ?? order.rating?.wash, identifier: "orders.rating.wash") { store.send(.washRated($0)) }
        TextFormField(Strings.comment, text: store.binding(\.comment) { .commentChanged($0) }, identifier: "orders.rating.comment")
        PrimaryButton(order.rating == nil ? Strings.rateConfirm : Strings.rateAgain, symbol: AppSymbols.checkName, isBusy: store.state.isWorking) {
            store.send(.ratingConfirmed(order.id))
        }
        .accessibilityIdentifier("orders.rating.confirm")
    }
}

/// A choice of one to five stars.
private struct StarsField: View {
    let label: String
    let stars: Int?
    let identifier: String
    let choose: (Int) -> Void

    var body: some View {
        FormField(label, kind: .group) {
            ChipRow {
                ForEach(1..<6) { count in
                    Chip(Strings.starCount(count), isSelected: stars == count) { choose(count) }
                        .accessibilityIdentifier("\(identifier).\(count)")
                }
            }
        }
    }
}
