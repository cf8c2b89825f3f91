import Core
import CoreTesting
import RetailAPI
import Testing

@testable import Retail

/// The services of the feature without a server, with a clock that stands until a test moves it.
struct Fixture {
    let clock = TestClock()
    var retail = FakeRetailService()
    var cart = FakeCartService()
    var managing = FakeRetailerService()
    var stock = FakeStockService()
    var importing = FakeImportService()
    var linking = FakeLinkingService()
    var connections = FakeConnectionService()

    var feature: RetailFeature {
        RetailFeature(
            RetailFeature.Services(
                retail: retail, cart: cart, managing: managing, stock: stock, importing: importing, linking: linking, connections: connections, clock: clock))
    }

    func store(_ state: RetailFeature.State = RetailFeature.State()) -> TestStore<RetailFeature.State, RetailFeature.Action> {
        TestStore(feature, initial: state)
    }
}
