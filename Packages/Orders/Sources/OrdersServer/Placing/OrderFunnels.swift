import AuthAPI
import Core
import OrdersAPI
import ServerCore

/// The steps of customers that analytics count.
enum OrderFunnels {
    static var all: [Funnel] {
        [
            Funnel(
                "orders.first", title: Strings.funnelFirstOrder,
                steps: [Funnel.Step(.registered, title: Strings.funnelRegistered), quoted, placed]),
            Funnel(
                "orders.cancellation", title: Strings.funnelCancellation,
                steps: [placed, Funnel.Step(.orderCanceled(in: .placed), title: Strings.funnelCanceled)]),
        ]
    }

    private static var quoted: Funnel.Step { Funnel.Step(.orderQuoted(bags: 1, mode: .asap), title: Strings.funnelQuoted) }
    private static var placed: Funnel.Step { Funnel.Step(.orderPlaced(bags: 1, mode: .asap), title: Strings.funnelPlaced) }
}
