#if DEBUG
import Core
import CoreUI
import OrdersAPI
import UI

extension RecurringOrder {
    /// One that is paused.
    fileprivate static var paused: RecurringOrder {
        var order = sample
        (order.id, order.status, order.dates, order.everyWeeks) = (4, .paused, [], 1)
        return order
    }

    /// One whose order waits for another card.
    fileprivate static var declined: RecurringOrder {
        var order = sample
        order.id = 5
        order.dates[0].status = .waiting
        order.dates[0].problem = RecurringProblem(
            code: "payment_declined", message: Strings.cardRefused, until: order.dates[0].window.start.addingTimeInterval(-3600))
        return order
    }

    /// One with extras, of which the first order was placed without one.
    fileprivate static var dropped: RecurringOrder {
        var order = sample
        order.addOns = [OrderAddOn(code: "ironing", name: "Ironing")]
        (order.dates[0].status, order.dates[0].orderID, order.dates[0].droppedAddOns) = (.placed, 12, ["New hangers"])
        return order
    }

    /// One whose order waits for its customer's bank.
    fileprivate static var unconfirmed: RecurringOrder {
        var order = declined
        order.dates[0].problem = RecurringProblem(
            code: "payment_action_required", message: "Your bank asks you to confirm $28.00.",
            until: order.dates[0].problem?.until)
        return order
    }
}

struct RecurringView_Previews: PreviewProvider {
    private static func page(_ orders: ViewState<[RecurringOrder]>, _ change: (inout RecurringState) -> Void = { _ in }) -> some View {
        var state = RecurringState(orders: orders)
        change(&state)
        return RecurringView(store: ScopedStore(state: state))
    }

    static var previews: some View {
        Group {
            page(.loading).previewDisplayName("Loading")
            page(.loaded([])).previewDisplayName("Empty")
            page(.loaded([.declined, .sample, .paused])).previewDisplayName("Loaded")
            page(.loaded([.sample])) { $0.asked = 3 }.previewDisplayName("Asking before ending")
            page(.loaded([.sample])) { $0.message = "No connection. Please try again." }.previewDisplayName("Refused")
            page(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }
}

struct RecurringCard_Previews: PreviewProvider {
    static var previews: some View {
        RecurringCard(order: .sample, store: ScopedStore(state: RecurringState())).previewDisplayName("Active")
    }
}

struct RecurringObstacleView_Previews: PreviewProvider {
    private static func obstacle(_ order: RecurringOrder, _ change: (inout RecurringState) -> Void = { _ in }) -> some View {
        var state = RecurringState()
        state.payment = .previewDeclined
        change(&state)
        let date = order.dates[0]
        return VStack(alignment: .leading) {
            if let problem = date.problem { RecurringObstacleView(order: order, date: date, problem: problem, store: ScopedStore(state: state)) }
        }
    }

    static var previews: some View {
        Group {
            obstacle(.declined).previewDisplayName("Declined")
            obstacle(.unconfirmed).previewDisplayName("Wanted by the bank")
            obstacle(.unconfirmed) { $0.unconfirmed = UnconfirmedOrder(recurring: 5, clientSecret: nil, actionPage: "/confirm") }
                .previewDisplayName("At the bank")
        }
    }
}

struct RecurringDateRow_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            row(.sample, 0).previewDisplayName("Planned")
            row(.sample, 1).previewDisplayName("Skipped")
            row(.declined, 0).previewDisplayName("Declined")
            row(.dropped, 0).previewDisplayName("Without an extra")
        }
    }

    private static func row(_ order: RecurringOrder, _ index: Int) -> some View {
        RecurringDateRow(order: order, date: order.dates[index], store: ScopedStore(state: RecurringState()))
    }
}
#endif
