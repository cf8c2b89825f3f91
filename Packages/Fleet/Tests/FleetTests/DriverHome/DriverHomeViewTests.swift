import ChatAPI
import Core
import CoreUI
import FleetAPI
import Testing
import UI

@testable import Fleet

struct DriverHomeViewTests {
    private func page(_ shift: DriverShift, form: StopForm = StopForm(), canOpen: LinkAvailability = LinkAvailability(ChatLink.self)) -> String {
        html(
            DriverHomeView(
                store: ScopedStore(state: DriverHomeFeature.State()), stops: ScopedStore(state: StopsFeature.State(forms: [5: form])),
                shift: ScopedStore(state: ShiftFeature.State(shift: .loaded(shift)))),
            canOpen: canOpen)
    }

    @Test func `an offline driver is asked to go online`() {
        let page = page(.offline)
        #expect(page.contains("data-testid=\"fleet.online\"") && page.contains("You won&#39;t get offers while you&#39;re offline."))
        #expect(page.contains("fleet.goOnline") && !page.contains("fleet.step"))
    }

    @Test func `a driver who missed three offers reads why they are offline`() {
        let page = page(DriverShift(status: DriverStatus(online: false, offlineReason: .unanswered), jobs: []))
        #expect(page.contains("You missed three offers in a row") && page.contains("fleet.goOnline"))
    }

    @Test func `a break begins and ends with a press, also without a network, and waits for the end of a job`() {
        #expect(page(.idle).contains("data-offline=\"fleet.setBreak\" data-fields=\"{&quot;onBreak&quot;:&quot;true&quot;}\""))
        let resting = page(DriverShift(status: DriverStatus(online: true, onBreak: true), jobs: []))
        #expect(resting.contains("fleet.endBreak") && resting.contains("You&#39;re on a break") && !resting.contains("fleet.takeBreak"))
        #expect(page(.job()).contains("Finish this job before you take a break.") && !page(.job()).contains("fleet.takeBreak"))
    }

    @Test func `a job can be given back until the driver has arrived`() {
        #expect(page(.job(.active(first: .enRoute))).contains("data-testid=\"fleet.release\""))
        let late = page(.job(.active(first: .arrived)))
        #expect(late.contains("only a dispatcher can give this job to another driver") && !late.contains("data-testid=\"fleet.release\""))
    }

    @Test func `of a trip each order can be given back until the driver has arrived for it`() {
        let trip = page(.job(.trip))
        for text in ["Give the whole trip back", "data-testid=\"fleet.release.12\"", "aria-label=\"Give order 14 back\""] {
            #expect(trip.contains(text), "\(text)")
        }
        let door = page(.job(.trip(first: .arrived)))
        #expect(door.contains("data-testid=\"fleet.release.14\"") && !door.contains("data-testid=\"fleet.release.12\""))
        #expect(!door.contains("data-testid=\"fleet.release\"") && door.contains("at its stop, so only a dispatcher"))
        #expect(door.contains("at a stop, so only a dispatcher can give the whole trip"))
        #expect(!page(.job()).contains("fleet.release.12"))
    }

    @Test func `an order of a trip that is brought in is nothing to give back, and the last one is the whole job`() {
        var job = Job.trip
        for index in [0, 2] { job.stops[index].status = .done }
        #expect(job.openOrders == [14] && job.canBeGivenBack)
        let page = page(.job(job))
        #expect(page.contains("data-testid=\"fleet.release\"") && page.contains("Give this job back") && !page.contains("fleet.release.orders"))
    }

    @Test func `an order of a trip whose bags are aboard isn't listed among those to give back`() {
        var job = Job.trip
        for index in job.stops.indices where job.stops[index].orderID == 12 && job.stops[index].place == .customer { job.stops[index].status = .done }
        #expect(job.openOrders == [14, 12] || job.openOrders == [12, 14])
        let page = page(.job(job))
        #expect(page.contains("data-testid=\"fleet.release.14\"") && !page.contains("fleet.release.order.12"))
        // The whole trip can't go back with them.
        #expect(!page.contains("data-testid=\"fleet.release\""))
        for index in job.stops.indices where job.stops[index].place == .customer { job.stops[index].status = .done }
        #expect(!self.page(.job(job)).contains("fleet.release.orders"))
    }

    @Test func `a driver with the bags reads that the work stays with them, and that a dispatcher decides`() {
        var single = Job.active(first: .done)
        single.stops[1].status = .enRoute
        let aboard = page(.job(single))
        #expect(aboard.contains("so this job stays with you. If you can&#39;t finish it, message dispatch") && !aboard.contains("at the stop"))
        // There is nothing to give back with a network either.
        #expect(!aboard.contains("fleet.release.lost"))

        var trip = Job.trip
        trip.stops[0].status = .done
        let partly = page(.job(trip))
        #expect(partly.contains("You have bags aboard, and their orders stay with you.") && !partly.contains("this job stays"))
        #expect(partly.contains("data-testid=\"fleet.release.14\"") && partly.contains("fleet.release.lost"))
        for index in trip.stops.indices where trip.stops[index].place == .customer { trip.stops[index].status = .done }
        let full = page(.job(trip))
        #expect(full.contains("You have bags aboard, and their orders stay with you.") && !full.contains("fleet.release.lost"))
    }

    @Test func `bags that are on their way home since the order was canceled stay with their driver`() {
        var job = Job.active(first: .pending)
        job.kind = .homeward
        job.stops = [job.stops[0]]
        job.stops[0].kind = .dropoff
        let page = page(.job(job))
        #expect(!page.contains("data-testid=\"fleet.release\"") && page.contains("You have the bags"))
    }

    @Test func `the question about a whole trip says how many orders go to other drivers`() {
        func question(_ job: Job, _ release: JobRelease) -> String {
            html(ReleaseButton(job: job, store: ScopedStore(state: DriverHomeFeature.State(releasing: release))))
        }
        let trip = question(.trip, JobRelease(id: Job.trip.id))
        #expect(trip.contains("We&#39;ll offer all 2 orders to other drivers.") && trip.contains("Keep the trip"))
        for one in [question(.trip, JobRelease(id: Job.trip.id, orderID: 14)), question(.active(), JobRelease(id: Job.active().id))] {
            #expect(one.contains("We&#39;ll offer it to other drivers."))
        }
    }

    @Test func `giving back says that it needs a network`() {
        #expect(page(.job()).contains("data-style=\"fleet-release-lost\"") && page(.job()).contains("once you&#39;re connected"))
    }

    @Test func `open offers are a press away`() {
        #expect(page(.offers).contains("fleet.seeOffers") && !page(.idle).contains("fleet.seeOffers"))
    }

    @Test func `an online driver sees the day's earnings`() {
        let page = page(.idle)
        #expect(page.contains("$24.32") && page.contains("get offers for new jobs.") && page.contains(" checked"))
    }

    @Test func `a stop shows all its steps, of which one is next`() {
        let page = page(.job())
        #expect(page.contains("data-testid=\"fleet.step\"") && page.contains("Start driving") && page.contains("100 Spectrum Center Dr"))
        for id in ["fleet.step.arrived", "fleet.bags", "fleet.note", "fleet.step.done", "fleet.reason", "fleet.fail.submit"] {
            #expect(page.contains("data-testid=\"\(id)\""), "\(id)")
        }
    }

    @Test func `bags are counted at the door, and a problem can be reported`() {
        let door = page(.job(.active(first: .arrived)))
        for id in ["fleet.bags", "fleet.note", "fleet.step", "fleet.fail"] { #expect(door.contains("data-testid=\"\(id)\"")) }
        #expect(door.contains("Bags picked up") && !door.contains("fleet.step.arrived"))
        #expect(page(.job(.active(first: .arrived)), form: StopForm(fields: ["note": "Say why."])).contains("Say why."))
    }

    @Test func `the steps of a stop are kept offline with what was entered`() {
        let page = page(.job())
        #expect(page.contains("data-offline=\"fleet.reportStop\" data-fields=\"{&quot;id&quot;:&quot;5&quot;,&quot;status&quot;:&quot;enRoute&quot;}\""))
        #expect(page.contains("data-offline=\"fleet.confirmStop\" data-fields=\"{&quot;id&quot;:&quot;5&quot;,&quot;proofIds&quot;:&quot;&quot;}\""))
        #expect(page.contains("data-offline=\"fleet.failStop\""))
        for name in ["bags", "note", "reason"] { #expect(page.contains("name=\"\(name)\""), "\(name)") }
        #expect(page.contains("data-offline-page=\"stop\" data-title=\"Pick up from the customer\""))
    }

    @Test func `a visit shows the customer's note and the fields of the proofs that it needs`() {
        var job = Job.active(first: .arrived)
        job.stops[0].note = "Ring twice"
        let plain = page(.job(job))
        #expect(plain.contains("Ring twice") && plain.contains("data-testid=\"fleet.photo\"") && !plain.contains("fleet.pin"))
        job.stops[0].proofs = ["pin", "photo"]
        let form = StopForm(photos: [3, 4], fields: ["proof": "This stop needs proof."])
        let needed = page(.job(job), form: form)
        for text in ["Proof needed: the customer&#39;s PIN or a photo.", "data-testid=\"fleet.pin\"", "2 photos added", "This stop needs proof.", "3,4"] {
            #expect(needed.contains(text), "\(text)")
        }
    }

    @Test func `a stop at the plant can't fail`() {
        var job = Job.active(first: .done)
        job.stops[1].status = .pending
        let page = page(.job(job))
        #expect(page.contains("I&#39;m at the plant") && page.contains("Bags brought in") && !page.contains("fleet.fail"))
    }

    @Test func `the customer can be messaged where there is a chat`() {
        #expect(page(.job()).contains("fleet.messageCustomer"))
        #expect(!page(.job(), canOpen: LinkAvailability()).contains("fleet.messageCustomer"))
    }

    @Test func `the map shows numbered stops and the way, and maps of the device lead there`() {
        let page = page(.job())
        #expect(page.contains("t-map-number\" y=\"-17\" text-anchor=\"middle\">1</text>") && page.contains("t-map-route"))
        #expect(page.contains("data-directions=\"33.6506,-117.7436\"") && page.contains("Open in maps"))
    }

    @Test func `a later stop is there for a driver without a network, under names of its own`() {
        let page = page(.job(.trip))
        for id in ["fleet.stop.7.step.enRoute", "fleet.stop.7.bags", "fleet.stop.6.step.done"] { #expect(page.contains("data-testid=\"\(id)\""), "\(id)") }
        #expect(page.contains("data-offline=\"fleet.confirmStops\" data-fields=\"{&quot;ids&quot;:&quot;6,8&quot;}\""))
        #expect(page.contains("All 2 orders brought in") && page.contains("data-style=\"fleet-leg-other\""))
    }
}
