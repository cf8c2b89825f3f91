import Core
import CoreUI
import FleetAPI
import Foundation
import Testing
import UI

@testable import Fleet

struct JobsViewTests {
    private func page(_ shift: ViewState<DriverShift>, now: Date? = nil) -> String {
        html(
            JobsView(
                store: ScopedStore(state: JobsFeature.State()), shift: ScopedStore(state: ShiftFeature.State(shift: shift, now: now))))
    }

    @Test func `an offer shows pay, boost, distance, bags, area and time`() {
        let page = page(.loaded(.offers))
        for text in ["$12.16", "$2.00", "5.3 mi", "2 bags", "Irvine", "Open until 4:00 AM"] { #expect(page.contains(text), "\(text)") }
        for id in ["fleet.offer.3", "fleet.offer.3.accept", "fleet.offer.3.decline"] { #expect(page.contains("data-testid=\"\(id)\"")) }
    }

    @Test func `without offers the page says why`() {
        #expect(page(.loaded(.offline)).contains("Go online to get offers."))
        #expect(page(.loaded(.idle)).contains("No offers right now"))
        #expect(page(.loaded(.job())).contains("One job at a time"))
        #expect(page(.failed("No connection.")).contains("No connection."))
    }

    @Test func `an offer is counted down, and can't be accepted once it has expired`() {
        func page(_ after: TimeInterval) -> String { self.page(.loaded(.offers), now: Job.sample.expiresAt?.addingTimeInterval(after)) }
        #expect(page(-31.5).contains("32 s left") && !page(-31.5).contains("disabled"))
        #expect(page(1).contains("Expired") && page(1).contains("disabled"))
    }

    @Test func `the buttons accept and decline`() {
        var responses: [Bool] = []
        let render = Renderer.render(
            JobsView(
                store: ScopedStore(state: JobsFeature.State()) { action in
                    if case .acceptTapped(3) = action { responses.append(true) }
                    if case .declineTapped(3) = action { responses.append(false) }
                },
                shift: ScopedStore(state: ShiftFeature.State(shift: .loaded(.offers)))))
        for action in render.actions.ids { render.actions[action]?.perform(.none) }
        #expect(responses.sorted { $0 && !$1 } == [true, false])
    }
}
