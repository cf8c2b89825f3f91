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

    @Test func `an offer shows its route`() {
        #expect(page(.loaded(.offers)).contains("t-map-route"))
    }

    @Test func `without offers the page says why`() {
        #expect(page(.loaded(.offline)).contains("Go online to get offers."))
        #expect(page(.loaded(.idle)).contains("No offers right now"))
        #expect(page(.loaded(.job())).contains("One job at a time"))
        #expect(page(.failed("No connection.")).contains("No connection."))
    }

    @Test func `a driver without offers because they are away is a press from getting them`() {
        func page(_ status: DriverStatus) -> String { self.page(.loaded(DriverShift(status: status, jobs: []))) }
        let offline = page(DriverStatus(online: false))
        #expect(offline.contains("data-testid=\"fleet.goOnline\"") && !offline.contains("fleet.putOffline"))
        #expect(page(DriverStatus(online: false, offlineReason: .unanswered)).contains("You missed three offers in a row"))
        let resting = page(DriverStatus(online: true, onBreak: true))
        #expect(resting.contains("You&#39;re on a break") && resting.contains("End your break to get offers."))
        #expect(resting.contains("data-offline=\"fleet.setBreak\" data-fields=\"{&quot;onBreak&quot;:&quot;false&quot;}\""))
        for other in [self.page(.loaded(.idle)), self.page(.loaded(.job())), self.page(.loaded(.offers))] {
            #expect(!other.contains("fleet.goOnline") && !other.contains("fleet.endBreak"))
        }
    }

    @Test func `what keeps a driver offline is said where they pressed`() {
        let page = html(
            JobsView(
                store: ScopedStore(state: JobsFeature.State()),
                shift: ScopedStore(state: ShiftFeature.State(shift: .loaded(.offline), message: "No connection. Please try again."))))
        #expect(page.contains("No connection. Please try again."))
    }

    @Test func `the button of the page brings the driver back`() {
        func presses(_ status: DriverStatus) -> [ShiftFeature.Action] {
            var sent: [ShiftFeature.Action] = []
            let render = Renderer.render(
                JobsView(
                    store: ScopedStore(state: JobsFeature.State()),
                    shift: ScopedStore(state: ShiftFeature.State(shift: .loaded(DriverShift(status: status, jobs: [])))) { sent.append($0) }))
            for action in render.actions.ids { render.actions[action]?.perform(.none) }
            return sent.filter { $0 != .shown }
        }
        #expect(presses(DriverStatus(online: false)) == [.onlineToggled(true)])
        #expect(presses(DriverStatus(online: true, onBreak: true)) == [.breakTapped(false)])
    }

    @Test func `an offer is counted down, and can't be accepted once it has expired`() {
        func page(_ after: TimeInterval) -> String { self.page(.loaded(.offers), now: Job.sample.expiresAt?.addingTimeInterval(after)) }
        #expect(page(-31.5).contains("32 s left") && !page(-31.5).contains("disabled"))
        #expect(page(-31.5).contains("data-hook=\"fleet-countdown\"") && page(-31.5).contains("data-seconds=\"32\""))
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
