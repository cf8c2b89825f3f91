import Core
import FleetAPI

/// The entries of a driver at a stop.
struct StopForm: Sendable, Equatable {
    /// The stop's id; nil without a job.
    var stopID: Int?
    /// The number of bags that were counted.
    var bags = 1
    /// The tags of the bags, as typed.
    var tags = ""
    /// A note about the step.
    var note = ""
    /// The PIN that the customer says.
    var pin = ""
    /// The ids of the photos that were sent.
    var photos: [Int] = []
    /// The reason for a failure, one of the orders' failure reasons.
    var reason = "notAtHome"
    /// Whether a step is being reported.
    var isBusy = false
    /// The reason why a step was refused, where no single field is at fault.
    var message: String?
    /// Messages by field.
    var fields: [String: String] = [:]

    /// The entries that survive a restart of the server; nil without a stop.
    var draft: StopDraft? {
        stopID.map { StopDraft(stopID: $0, bags: bags, note: note, reason: reason, photos: photos.isEmpty ? nil : photos, tags: tags.isEmpty ? nil : tags) }
    }

    /// Shows what was entered before the server went.
    mutating func restore(_ draft: StopDraft) {
        self = StopForm(stopID: draft.stopID, bags: draft.bags, tags: draft.tags ?? "", note: draft.note, photos: draft.photos ?? [], reason: draft.reason)
    }

    /// Starts over when the job has reached another stop, and keeps what was entered otherwise.
    mutating func follow(_ job: Job?) {
        guard job?.currentStop?.id != stopID else { return }
        self = StopForm(stopID: job?.currentStop?.id, bags: job?.bags ?? 1)
    }

    /// Starts reporting a step.
    mutating func begin() {
        isBusy = true
        message = nil
        fields = [:]
    }

    /// Shows why a step was refused, and keeps what was entered.
    mutating func fail(_ error: APIError) {
        isBusy = false
        fields = error.fields
        message = error.fields.isEmpty ? error.message : nil
    }

    /// Returns the report of a step: bags come along once they change hands, a reason when they couldn't. Nil without a job.
    func update(to status: StopStatus) -> StopUpdate? {
        stopID.map {
            StopUpdate(
                id: $0, status: status, bags: status == .done ? bags : nil, bagTags: status == .done ? StopUpdate.tags(tags) : nil,
                note: note.allSatisfy(\.isWhitespace) ? nil : note,
                reason: status == .failed ? reason : nil, pin: status == .done && !pin.isEmpty ? pin : nil,
                proofIDs: status == .done && !photos.isEmpty ? photos : nil)
        }
    }
}

/// The entries of a stop's form that outlive the server.
struct StopDraft: Codable, Sendable, Equatable {
    let stopID: Int
    let bags: Int
    let note: String
    let reason: String
    /// The photos that were sent; nil for none. The PIN isn't kept, since it is as quickly asked for again.
    var photos: [Int]?
    /// The tags as typed; nil for none.
    var tags: String?
}
