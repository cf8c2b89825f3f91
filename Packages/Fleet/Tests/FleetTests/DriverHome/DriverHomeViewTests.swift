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
                store: ScopedStore(state: DriverHomeFeature.State(form: form)), shift: ScopedStore(state: ShiftFeature.State(shift: .loaded(shift)))),
            canOpen: canOpen)
    }

    @Test func `an offline driver is asked to go online`() {
        let page = page(.offline)
        #expect(page.contains("data-testid=\"fleet.online\"") && page.contains("You won&#39;t get offers while you&#39;re offline."))
        #expect(!page.contains("fleet.step"))
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
        #expect(door.contains("Bags picked up") && !door.contains("fleet.step."))
        #expect(page(.job(.active(first: .arrived)), form: StopForm(stopID: 5, fields: ["note": "Say why."])).contains("Say why."))
    }

    @Test func `the steps of a stop are kept offline with what was entered`() {
        let page = page(.job())
        #expect(page.contains("data-offline=\"fleet.reportStop\" data-fields=\"{&quot;id&quot;:&quot;5&quot;,&quot;status&quot;:&quot;enRoute&quot;}\""))
        #expect(page.contains("data-offline=\"fleet.confirmStop\" data-fields=\"{&quot;id&quot;:&quot;5&quot;}\""))
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
        let form = StopForm(stopID: 5, photos: [3, 4], fields: ["proof": "This stop needs proof."])
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

    @Test func `a device reports its position only on the page of a job`() {
        #expect(page(.job()).contains("data-hook=\"position\""))
        #expect(!page(.offers).contains("data-hook=\"position\""))
        #expect(!page(DriverShift(status: DriverStatus(online: false), jobs: [.active()])).contains("data-hook=\"position\""))
    }
}
