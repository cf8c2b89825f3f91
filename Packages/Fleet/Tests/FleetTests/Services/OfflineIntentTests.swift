import Core
import CoreTesting
import CoreUI
import FleetAPI
import Foundation
import Testing

@testable import Fleet

/// Returns what the test says, and records the calls.
private struct FakeCaller: EndpointCaller {
    struct Call: Equatable {
        let update: StopUpdate?
        let key: String?
        let deviceTime: Date?
    }

    let calls = LockedValue<[Call]>([])
    let answer: @Sendable (StopUpdate) -> Result<Job, APIError>

    func call<Input, Output>(
        _ endpoint: Endpoint<Input, Output>, _ input: Input, idempotencyKey: String?, deviceTime: Date?
    ) async throws(APIError) -> Output {
        guard let update = input as? StopUpdate else { throw .internalError }
        calls.withLock { $0.append(Call(update: update, key: idempotencyKey, deviceTime: deviceTime)) }
        guard let output = try answer(update).get() as? Output else { throw .internalError }
        return output
    }
}

struct OfflineIntentTests {
    @Test func `a press without a network carries what stands in the fields`() async throws {
        let caller = FakeCaller { _ in .success(.active()) }
        let fields = [
            "id": "21", "proofIds": "8", "receipt": "13,79", "outcome.0": "bought", "quantity.0": "1", "price.0": "9.50", "outcome.2": "substituted",
            "quantity.2": "1", "price.2": "4.29", "substitute.2": "Gel", "agreed.2": "on", "outcome.3": "missing", "quantity.3": "3", "price.3": "20.00",
        ]
        try await perform(FleetIntents.confirmStop, fields, caller)
        let update = try #require(caller.calls.value.first?.update)
        #expect(update.proofIDs == [8])
        #expect(update.shopping?.receiptCents == 1379)
        #expect(
            update.shopping?.lines == [
                BoughtItem(line: 0, quantity: 1, unitCents: 950), BoughtItem(line: 2, quantity: 1, unitCents: 429, substitute: "Gel", agreed: true),
                BoughtItem(line: 3, quantity: 0),
            ])
    }

    @Test func `tags that were typed without a network arrive one by one`() async throws {
        let caller = FakeCaller { _ in .success(.active()) }
        try await perform(FleetIntents.confirmStop, ["id": "5", "bags": "2", "bagTags": "T-104 t-105,T-106"], caller)
        #expect(caller.calls.value.first?.update?.bagTags == ["T-104", "t-105", "T-106"])
    }

    @Test(
        arguments: [
            ("7.5", 7.5), ("7,5", 7.5), (" 8 ", 8), (".5", 0.5), (" ", nil), ("many", 0), ("nan", 0), ("inf", 0), ("0x1p3", 0), ("1e2", 0), ("-1", 0),
            ("1,234.5", 0),
            (".", 0), ("\u{664}", 0), (String(repeating: "9", count: 400), 0),
        ] as [(String, Double?)])
    func `a weight that was typed without a network has a point or a comma`(text: String, kilograms: Double?) async throws {
        let caller = FakeCaller { _ in .success(.active()) }
        try await perform(FleetIntents.confirmStop, ["id": "5", "bags": "2", "kilograms": text], caller)
        #expect(caller.calls.value.first?.update == StopUpdate(id: 5, status: .done, bags: 2, kilograms: kilograms))
    }

    private let pressed = Date(timeIntervalSince1970: 1_767_268_800)

    private func perform(_ intent: OfflineIntent, _ fields: [String: String], _ caller: FakeCaller) async throws(APIError) {
        try await intent.perform(fields, OfflineCall(caller: caller, key: "key", deviceTime: pressed))
    }

    @Test func `a confirmation is one call with its fields, key and time`() async throws {
        let caller = FakeCaller { _ in .success(.active()) }
        try await perform(FleetIntents.confirmStop, ["id": "5", "bags": "3", "note": "One more", "reason": "other", "status": "failed"], caller)
        let update = StopUpdate(id: 5, status: .done, bags: 3, note: "One more")
        #expect(caller.calls.value == [.init(update: update, key: "key", deviceTime: pressed)])
    }

    @Test func `steps that the server misses are reported first, under keys of their own`() async throws {
        let status = LockedValue(StopStatus.pending)
        let caller = FakeCaller { update in
            status.withLock { status in
                let next: StopStatus = status == .pending ? .enRoute : status == .enRoute ? .arrived : .done
                guard update.status == next else {
                    return .failure(.conflict("Not now.", code: "illegal_transition", allowedActions: [next.rawValue]))
                }
                status = next
                return .success(.active(first: next))
            }
        }
        try await perform(FleetIntents.confirmStop, ["id": "5", "bags": "2", "note": ""], caller)
        #expect(status.value == .done)
        let sent = caller.calls.value.map { "\($0.update?.status.rawValue ?? "") \($0.key ?? "")" }
        #expect(sent == ["done key", "enRoute key.enRoute", "done key", "arrived key.arrived", "done key"])
        #expect(caller.calls.value.allSatisfy { $0.deviceTime == pressed })
    }

    @Test func `several stops at one place are confirmed in order, each under keys of its own`() async throws {
        let caller = FakeCaller { _ in .success(.active()) }
        try await perform(FleetIntents.confirmStops, ["ids": "6,8"], caller)
        #expect(
            caller.calls.value.map { "\($0.update?.id ?? 0) \($0.update?.status.rawValue ?? "") \($0.key ?? "")" } == [
                "6 done key.6.done", "8 done key.8.done",
            ])
        #expect(caller.calls.value.allSatisfy { $0.deviceTime == pressed })
    }

    @Test func `a stop that was canceled keeps no other of its place from being confirmed, and a lost connection ends them all`() async throws {
        let gone = APIError.conflict("Not now.", code: "illegal_transition", allowedActions: [])
        let caller = FakeCaller { update in update.id == 6 ? .failure(gone) : .success(.active()) }
        try await perform(FleetIntents.confirmStops, ["ids": "6,8"], caller)
        #expect(caller.calls.value.map(\.update?.id) == [6, 8])
        await #expect(throws: gone) { try await perform(FleetIntents.confirmStops, ["ids": "6"], caller) }
        let cut = FakeCaller { _ in .failure(.offline) }
        await #expect(throws: APIError.offline) { try await perform(FleetIntents.confirmStops, ["ids": "6,8"], cut) }
        #expect(cut.calls.value.count == 1)
    }

    @Test func `a refusal that no step mends is passed on`() async throws {
        let caller = FakeCaller { _ in .failure(.conflict("Not now.", code: "illegal_transition", allowedActions: [])) }
        await #expect(throws: APIError.conflict("Not now.", code: "illegal_transition", allowedActions: [])) {
            try await perform(FleetIntents.failStop, ["id": "5", "reason": "noAccess"], caller)
        }
        #expect(caller.calls.value.count == 1)
    }

    @Test(arguments: [(["bags": "2"], "id"), (["id": "5", "bags": "two"], "bags"), (["id": "", "bags": "2"], "id")])
    func `a field that is missing or wrong is named`(fields: [String: String], field: String) async throws {
        let caller = FakeCaller { _ in .success(.active()) }
        let error = await #expect(throws: APIError.self) { try await perform(FleetIntents.confirmStop, fields, caller) }
        #expect(error?.status == 422 && error?.fields.keys.sorted() == [field])
        #expect(caller.calls.value.isEmpty)
    }

    @Test func `the plugin offers every intent under the feature's name`() {
        let names = FleetPlugin().offlineIntents.map(\.name)
        #expect(names == ["fleet.reportStop", "fleet.confirmStop", "fleet.failStop", "fleet.confirmStops", "fleet.setBreak"])
    }
}
