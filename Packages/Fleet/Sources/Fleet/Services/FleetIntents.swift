import Core
public import CoreUI
import FleetAPI

/// The reports of a stop that a driver can make without a network.
public enum FleetIntents {
    /// Reports that the driver is on the way or has arrived, by the field `status`.
    public static let reportStop = OfflineIntent("fleet.reportStop", fields: ["id", "status"], perform: report)

    /// Reports that the bags changed hands.
    public static let confirmStop = OfflineIntent(
        "fleet.confirmStop", fields: ShoppingEntries.fields.union(["id", "bags", "bagTags", "kilograms", "note", "pin", "proofIds"])
    ) { (entries: StopEntries, call: OfflineCall) async throws(APIError) in
        try await report(entries.update, call)
    }

    /// Reports that the stop failed.
    public static let failStop = OfflineIntent(
        "fleet.failStop", fields: ["id", "reason", "note"], constants: ["status": StopStatus.failed.rawValue], perform: report)

    /// Reports that the bags of several orders changed hands at one place.
    public static let confirmStops = OfflineIntent("fleet.confirmStops", fields: ["ids"], perform: confirmAll)

    /// Begins or ends a break, by the field `onBreak`. A later one that was sent before isn't undone, since they are sent in order.
    public static let setBreak = OfflineIntent(
        "fleet.setBreak", fields: ["onBreak"], constants: ["online": "true"]
    ) { (update: DriverStatusUpdate, call: OfflineCall) async throws(APIError) in
        _ = try await call(FleetEndpoints.setStatus, update)
    }

    static let all = [reportStop, confirmStop, failStop, confirmStops, setBreak]

    private static let confirmAll: @Sendable (StopBatch, OfflineCall) async throws(APIError) -> Void = { batch, call throws(APIError) in
        _ = try await batch.report { update throws(APIError) in
            try await StopReporter(update).report { step throws(APIError) in
                try await call(FleetEndpoints.updateStop, step, step: "\(step.id).\(step.status.rawValue)")
            }
        }
    }

    private static let report: @Sendable (StopUpdate, OfflineCall) async throws(APIError) -> Void = { update, call throws(APIError) in
        _ = try await StopReporter(update).report { step throws(APIError) in
            try await call(FleetEndpoints.updateStop, step, step: step.status == update.status ? "" : step.status.rawValue)
        }
    }
}

/// The entries of a stop's form as the browser keeps them: one text for all tags, and a weight with a point or a comma.
private struct StopEntries: Decodable, Sendable {
    let id: Int
    let bags: Int?
    let bagTags: String?
    let kilograms: String?
    let note: String?
    let pin: String?
    let proofIds: [Int]?
    let shopping: ShoppingOutcome?

    private enum CodingKeys: CodingKey {
        case id, bags, bagTags, kilograms, note, pin, proofIds
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int.self, forKey: .id)
        bags = try container.decodeIfPresent(Int.self, forKey: .bags)
        bagTags = try container.decodeIfPresent(String.self, forKey: .bagTags)
        kilograms = try container.decodeIfPresent(String.self, forKey: .kilograms)
        note = try container.decodeIfPresent(String.self, forKey: .note)
        pin = try container.decodeIfPresent(String.self, forKey: .pin)
        proofIds = try container.decodeIfPresent([Int].self, forKey: .proofIds)
        shopping = try ShoppingEntries(from: decoder).outcome
    }

    /// The report that the bags changed hands.
    var update: StopUpdate {
        StopUpdate(
            id: id, status: .done, bags: bags, bagTags: bagTags.flatMap(StopUpdate.tags), kilograms: kilograms.flatMap(StopUpdate.kilograms), note: note,
            pin: pin, proofIDs: proofIds, shopping: shopping)
    }
}

/// Reports a step of a stop together with the steps that it implies: a driver who hands bags over has arrived, whether they said so or not.
struct StopReporter: Sendable {
    private let update: StopUpdate

    init(_ update: StopUpdate) { self.update = update }

    /// Sends the report. Where the server misses an earlier step, sends that one first.
    func report(_ send: (StopUpdate) async throws(APIError) -> Job) async throws(APIError) -> Job {
        var missing: StopStatus?
        while true {
            do throws(APIError) {
                if let step = missing { _ = try await send(StopUpdate(id: update.id, status: step)) }
                return try await send(update)
            } catch {
                // Each refusal leads one step on, so this ends.
                guard let next = error.missingStep(before: update.status), next != missing else { throw error }
                missing = next
            }
        }
    }
}

extension APIError {
    /// Returns the step that the server wants reported first.
    fileprivate func missingStep(before status: StopStatus) -> StopStatus? {
        guard code == "illegal_transition", let allowedActions, !allowedActions.contains(status.rawValue) else { return nil }
        return allowedActions.compactMap(StopStatus.init).first { $0 == .enRoute || $0 == .arrived }
    }
}
