import Core
import CoreUI
import FleetAPI
import Testing
import UI

@testable import Fleet

struct IntakeViewTests {
    private func page(_ shift: DriverShift) -> String {
        html(
            IntakeView(
                store: ScopedStore(state: StopsFeature.State()), shift: ScopedStore(state: ShiftFeature.State(shift: .loaded(shift))), seeJobs: {}))
    }

    @Test func `each stop is a card with everything that is entered there`() {
        let page = page(.job())
        for id in [
            "fleet.leg.1", "fleet.leg.2", "fleet.step", "fleet.step.done", "fleet.bags", "fleet.tags", "fleet.scan", "fleet.photo", "fleet.note", "fleet.fail",
        ] {
            #expect(page.contains("data-testid=\"\(id)\""), "\(id)")
        }
        #expect(page.contains("data-offline-page=\"stop\""))
    }

    @Test func `orders at the plant are reported together or one at a time`() {
        let page = page(.job(.trip))
        #expect(page.contains("All 2 orders brought in") && page.contains("One order at a time") && page.contains("fleet.stop.6.note"))
    }

    @Test func `without a job the page leads to the offers`() {
        #expect(page(.idle).contains("No orders with you") && page(.idle).contains("fleet.seeOffers"))
    }
}
