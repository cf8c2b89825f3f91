import Core
import Foundation
import OrdersAPI
import Persistence
import ServerCore

/// The step of the setup about prices. A new installation has those that came with the product, which nobody has chosen.
struct PriceSetup: Sendable {
    let clock: any Clock

    var step: SetupStep {
        SetupStep("prices", order: 30, title: Strings.setupPrices, reason: Strings.setupPricesReason, opens: OrdersLink.prices().place) { [clock] transaction in
            let (books, now) = (try PriceBookRepository().books(in: transaction), clock.now)
            let present = books.last { $0.effectiveFrom <= now } ?? .default
            let (bag, delivery) = (Strings.money(present.prices.bagCents), Strings.money(present.prices.deliveryCents))
            let isChosen = books.contains { $0.version > PriceBook.default.version }
            return isChosen
                ? SetupStep.State(.nothing, Strings.setupPricesOwn(bag, delivery: delivery))
                : SetupStep.State(.review, Strings.setupPricesGiven(bag, delivery: delivery))
        }
    }
}
