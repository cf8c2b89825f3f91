import Core
import CoreUI
import FleetAPI
import Testing
import UI

@testable import Fleet

struct OfferOverlayViewTests {
    private func page(_ shift: DriverShift, _ jobs: JobsFeature.State = JobsFeature.State(), act: @escaping (JobsFeature.Action) -> Void = { _ in }) -> Render {
        Renderer.render(
            OfferOverlayView(
                store: ScopedStore(state: jobs, send: act), shift: ScopedStore(state: ShiftFeature.State(shift: .loaded(shift), now: noon))))
    }

    private func html(_ shift: DriverShift, _ jobs: JobsFeature.State = JobsFeature.State()) -> String {
        String(decoding: page(shift, jobs).html, as: UTF8.self)
    }

    @Test func `an offer stands in front of the page with all that it is decided by`() {
        let page = html(.offers)
        #expect(page.contains("role=\"dialog\"") && page.contains("aria-label=\"New offer\""))
        for text in ["$12.16", "$2.00", "5.3 mi", "2 bags", "Irvine", "t-map-route", "fleet-countdown", "fleet.offer.accept", "fleet.offer.decline"] {
            #expect(page.contains(text), "\(text)")
        }
    }

    @Test func `of several offers the first is shown with their number, and one that was closed isn't`() {
        var second = Job.sample
        second.id = 4
        second.area = "Tustin"
        let shift = DriverShift(status: .sample, jobs: [.sample, second])
        #expect(html(shift).contains("1 of 2") && !html(shift).contains("Tustin"))
        #expect(html(shift, JobsFeature.State(hidden: [Job.sample.round])).contains("Tustin"))
        #expect(!html(shift, JobsFeature.State(hidden: [Job.sample.round, second.round])).contains("role=\"dialog\""))
    }

    @Test func `a job that is offered again comes up again, though its offer was closed once`() {
        var again = Job.sample
        again.expiresAt = again.expiresAt?.addingTimeInterval(60)
        let closed = JobsFeature.State(hidden: [Job.sample.round])
        #expect(html(DriverShift(status: .sample, jobs: [again]), closed).contains("data-offer=\"\(again.round.name)\""))
        #expect(again.round.name != Job.sample.round.name)
    }

    @Test func `the buttons of an offer stay the same while its time changes, so that no press is lost`() {
        func buttons(_ later: TimeInterval, passed: TimeInterval = 0) -> [String] {
            var job = Job.sample
            job.expiresAt = job.expiresAt?.addingTimeInterval(later)
            let shift = ShiftFeature.State(shift: .loaded(DriverShift(status: .sample, jobs: [job])), now: noon.addingTimeInterval(passed))
            let store = ScopedStore<JobsFeature>(state: JobsFeature.State())
            let pages = [
                Renderer.render(OfferOverlayView(store: store, shift: ScopedStore(state: shift))),
                Renderer.render(JobsView(store: store, shift: ScopedStore(state: shift))),
            ].map { String(decoding: $0.html, as: UTF8.self) }
            // As `ControlStyles` compares them: the start tag with the press, and the content.
            return pages.flatMap { page in
                page.split(separator: "<button").dropFirst().compactMap { part in part.firstRange(of: "</button").map { String(part[..<$0.lowerBound]) } }
            }.filter { $0.contains("fleet.offer") }
        }
        #expect(buttons(0).count == 4)
        #expect(buttons(25) == buttons(0), "A round that waits for a driver ends later each time that it is read.")
        #expect(buttons(0, passed: 5) == buttons(0))
    }

    @Test func `closing an offer is no response`() {
        var actions: [JobsFeature.Action] = []
        let render = page(.offers, act: { actions.append($0) })
        for action in render.actions.ids { render.actions[action]?.perform(.none) }
        #expect(actions.contains(.offersClosed([Job.sample.round])) && actions.contains(.acceptTapped(3)) && actions.contains(.declineTapped(3)))
        #expect(actions.filter { $0 == .declineTapped(3) }.count == 1)
    }

    @Test func `a device reports its position on every screen of a driver with a job`() {
        #expect(html(.job()).contains("data-hook=\"position\""))
        #expect(!html(.offers).contains("data-hook=\"position\""))
        #expect(!html(DriverShift(status: DriverStatus(online: false), jobs: [.active()])).contains("data-hook=\"position\""))
    }
}
