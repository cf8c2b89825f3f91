import Core
import CoreTesting
import CoreUI
import FleetAPI
import Foundation
import Testing

@testable import Fleet

/// The entries of a driver who shops at a stop.
struct ShoppingFormTests {
    private static let items = [
        ShoppingItem.sample, ShoppingItem(line: 2, name: "Soap", retailer: "Target", quantity: 1, unitCents: 429, substitution: "call"),
        ShoppingItem(line: 3, name: "Towels", retailer: "Target", quantity: 3, unitCents: 2000, substitution: "leaveOut"),
    ]

    private static var job: Job {
        var job = Job.shopping
        job.stops[1].items = items
        return job
    }

    private var store: StopsFeature.State {
        var state = StopsFeature.State()
        state.follow(Self.job)
        return state
    }

    @Test func `all is bought at the price that the customer saw unless the driver says otherwise`() throws {
        let form = try #require(store.forms[21])
        let outcome = try #require(form.update(of: 21, to: .done, buying: Self.items).shopping)
        #expect(outcome.lines.map(\.line) == [0, 2, 3])
        #expect(outcome.lines.map(\.quantity) == [2, 1, 3])
        #expect(outcome.lines.map(\.unitCents) == [1199, 429, 2000])
        #expect(form.update(of: 21, to: .arrived, buying: Self.items).shopping == nil)
    }

    @Test func `entries become the report of the stop`() throws {
        var state = store
        let feature = StopsFeature(fleet: FakeFleetService())
        func enter(_ item: Int, _ entries: ShoppingEntry...) {
            for entry in entries { _ = feature.reduce(&state, .entered(stop: 21, .item(Self.items[item], at: item, entry))) }
        }
        enter(0, .quantity(1), .price("9,50"))
        enter(1, .choice(.substituted), .substitute("Gel"), .agreed(true))
        enter(2, .choice(.missing))
        _ = feature.reduce(&state, .entered(stop: 21, .receipt("13.79")))
        let outcome = try #require(state.forms[21]?.update(of: 21, to: .done, buying: Self.items).shopping)
        #expect(
            outcome
                == ShoppingOutcome(
                    lines: [
                        BoughtItem(line: 0, quantity: 1, unitCents: 950), BoughtItem(line: 2, quantity: 1, unitCents: 429, substitute: "Gel", agreed: true),
                        BoughtItem(line: 3, quantity: 0),
                    ], receiptCents: 1379))
    }

    @Test func `the report has the items that the driver sees`() async {
        let sent = LockedValue<[StopUpdate]>([])
        let service = FakeFleetService(onUpdate: { update in sent.withLock { $0.append(update) } })
        let store = TestStore(screen: StopsFeature(fleet: service), initial: store)
        await store.send(.shoppedTapped(stop: 21, Self.items)) { $0.forms[21]?.isBusy = true }
        await store.receive(.stepReported(stop: 21, .success(.active()))) { $0.forms[21]?.isBusy = false }
        #expect(sent.value.map { $0.shopping?.lines.count } == [3] && sent.value.map(\.status) == [.done])
        await store.finish()
    }

    @Test func `an error at an item goes once it is changed, and others stay`() throws {
        var form = try #require(store.forms[21])
        form.fail(APIError.invalid(["lines.1.agreed": "Ask first.", "lines.2.quantity": "0 to 3."]))
        form.enter(.item(Self.items[1], at: 1, .agreed(true)))
        #expect(form.fields == ["lines.2.quantity": "0 to 3."])
    }

    @Test func `what was entered outlives the server`() throws {
        var state = store
        state.forms[21]?.enter(.item(Self.items[0], at: 0, .choice(.missing)))
        state.forms[21]?.enter(.receipt("4.29"))
        let data = try WireJSON.encoder().encode(#require(state.draft))
        var restored = StopsFeature.State()
        _ = StopsFeature(fleet: FakeFleetService()).reduce(&restored, .draftRestored(try WireJSON.decoder().decode(StopsDraft.self, from: data)))
        restored.follow(Self.job)
        #expect(restored.forms[21]?.shopping == state.forms[21]?.shopping)
        // The entries may come after the job, too.
        var later = store
        _ = StopsFeature(fleet: FakeFleetService()).reduce(&later, .draftRestored(try WireJSON.decoder().decode(StopsDraft.self, from: data)))
        #expect(later.forms[21]?.shopping == state.forms[21]?.shopping)
        // Stops that were kept before there was shopping are read, too.
        let old = Data(#"{"stops":[{"stopID":21,"bags":2,"note":"","reason":"notAtHome"}]}"#.utf8)
        #expect(try WireJSON.decoder().decode(StopsDraft.self, from: old).stops.first?.shopping == nil)
    }

    @Test func `the page lists the items with wishes, and asks the customer where they want to be asked`() {
        let state = store
        let leg = Self.job.legs.first { $0.stop.place == .store }
        #expect(leg.map { Strings.stop($0.stop) } == "Shop at Target")
        guard let leg else { return }
        let form = StopFormView(leg: leg, isCurrent: true, customer: 7, store: ScopedStore(state: state))
        for id in ["fleet.item.0.outcome", "fleet.item.2.ask", "fleet.item.2.agreed", "fleet.receipt", "fleet.photo", "fleet.step"] {
            #expect(html(form).contains("data-testid=\"\(id)\""), "\(id)")
        }
        #expect(html(form).contains("something similar is fine") && html(form).contains("no substitute"))
        #expect(!html(form).contains("fleet.bags") && !html(form).contains("fleet.fail"))
        #expect(!html(form, canOpen: LinkAvailability()).contains("fleet.item.2.ask"))
    }
}
