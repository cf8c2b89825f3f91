import Core
import FleetAPI

/// What a driver enters at a stop.
public struct StopForm: Sendable, Equatable {
    /// The stop that it is for.
    public var stopID: Int?
    /// The number of bags that were counted.
    public var bags: Int
    /// What the driver adds.
    public var note: String
    /// Why the stop fails, one of the orders' failure reasons.
    public var reason: String
    /// Whether the server is being asked.
    public var isBusy: Bool
    /// What went wrong, where no single field is at fault.
    public var message: String?
    /// What is wrong, by field.
    public var fields: [String: String]

    /// Creates a form.
    public init(
        stopID: Int? = nil, bags: Int = 1, note: String = "", reason: String = "notAtHome", isBusy: Bool = false,
        message: String? = nil, fields: [String: String] = [:]
    ) {
        self.stopID = stopID
        self.bags = bags
        self.note = note
        self.reason = reason
        self.isBusy = isBusy
        self.message = message
        self.fields = fields
    }

    /// Begins anew where the job has come to another stop, and keeps what was entered otherwise.
    mutating func follow(_ job: Job?) {
        guard job?.currentStop?.id != stopID || job == nil else { return }
        self = StopForm(stopID: job?.currentStop?.id, bags: job?.bags ?? 1)
    }

    /// Begins to ask the server.
    mutating func begin() {
        isBusy = true
        message = nil
        fields = [:]
    }

    /// Takes what a server refused; what was entered stays.
    mutating func fail(_ error: APIError) {
        isBusy = false
        fields = error.fields
        message = error.fields.isEmpty ? error.message : nil
    }

    /// What to send: bags are counted where they change hands at the customer's door or come to the plant.
    func update(_ stop: Stop, to status: StopStatus) -> StopUpdate {
        StopUpdate(
            id: stop.id, status: status, bags: status == .done ? bags : nil, note: note.allSatisfy(\.isWhitespace) ? nil : note,
            reason: status == .failed ? reason : nil)
    }
}
