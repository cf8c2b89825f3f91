import Core
import OrdersAPI

/// The customer's notes for the visits, as far as they are changed.
struct NotesState: Sendable, Equatable {
    /// The note for the pickup, as typed; nil while it is as stored.
    var pickup: String?
    /// The note for the delivery, as typed; nil while it is as stored.
    var delivery: String?
    /// True while a change is on its way to the server.
    var isWorking = false
    /// The reason why the last change was refused.
    var message: String?

    /// Returns the notes as they will be stored.
    func notes(of order: Order) -> StopNotes { StopNotes(pickup: pickup ?? order.stopNotes?.pickup, delivery: delivery ?? order.stopNotes?.delivery) }

    /// Returns whether there is something to save.
    func isChanged(from order: Order) -> Bool { notes(of: order) != order.stopNotes ?? StopNotes() }

    /// The entries that aren't saved yet; nil if there are none.
    var draft: NotesDraft? { pickup == nil && delivery == nil ? nil : NotesDraft(pickup: pickup, delivery: delivery) }
}

/// The entries of notes for the visits. They survive a restart of the server.
struct NotesDraft: Codable, Sendable, Equatable {
    let pickup: String?
    let delivery: String?
}

/// The actions of notes for the visits.
enum NotesAction: Sendable, Equatable {
    /// The note for the pickup was typed.
    case pickupChanged(String)
    /// The note for the delivery was typed.
    case deliveryChanged(String)
    /// The notes of an order were saved.
    case saveTapped(Order)
    /// The order was changed, or wasn't.
    case finished(Int, Result<Order, APIError>)
}

/// Changes what the driver reads at each visit of an order.
struct NotesFeature: Screen {
    let orders: any OrderService

    func reduce(_ state: inout NotesState, _ action: NotesAction) -> Effect<NotesAction> {
        switch action {
        case .pickupChanged(let text): state.pickup = text
        case .deliveryChanged(let text): state.delivery = text
        case .saveTapped(let order):
            guard !state.isWorking, state.isChanged(from: order) else { return .none }
            (state.isWorking, state.message) = (true, nil)
            let update = OrderUpdate(id: order.id, stopNotes: state.notes(of: order))
            return .load(id: "change") { [orders] () async throws(APIError) in
                try await orders.update(update)
            } send: {
                .finished(update.id, $0)
            }
        case .finished(_, let result):
            state.isWorking = false
            switch result {
            case .success:
                (state.pickup, state.delivery) = (nil, nil)
                return .event(.notice(Strings.visitNotesSaved))
            case .failure(let error): state.message = error.message
            }
        }
        return .none
    }
}
