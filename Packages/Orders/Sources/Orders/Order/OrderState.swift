import Core
import OrdersAPI

/// The page of an order.
struct OrderState: Sendable, Equatable {
    /// The order's id; nil while no page is open.
    var id: Int?
    /// The mode that the page was opened in: customers and dispatchers see different pages.
    var mode = Mode.customer
    /// The order with its timeline.
    var page: ViewState<OrderPage> = .idle
    /// The driver's place; nil unless a driver is on the way to the customer and known to be anywhere.
    var vehicle: OrderVehicle?
    /// The number of stops that the driver makes before; nil unless a driver is on the way.
    var stopsBefore: Int?
    /// Whether the page hears where the driver is.
    var followsVehicle = false
    /// Whether the step that asks for the reason of a cancellation is open.
    var asksReason = false
    /// The reason, as typed.
    var reason = ""
    /// The weight, as typed.
    var kilograms = ""
    /// The choice of another time after a visit that failed.
    var reschedule = RescheduleState()
    /// The answer to a request to cancel.
    var decision = CancellationDecisionState()
    /// The tracking link.
    var sharing = SharingState()
    /// The answer to a raised price.
    var approval = PriceApprovalState()
    /// Tip and rating.
    var feedback = FeedbackState()
    /// A dispatcher's correction of what was bought.
    var correction = PurchaseCorrectionState()
    /// The notes for the visits.
    var notes = NotesState()
    /// The same order, placed again.
    var reorder = ReorderState()
    /// Whether a change is on its way to the server.
    var isWorking = false
    /// The reason why the last change failed.
    var message: String?

    /// The typed weight, with a point or a comma; nil where the text is no weight.
    var weight: Double? {
        let value = Double(String(kilograms.filter { !$0.isWhitespace }.map { $0 == "," ? "." : $0 }))
        return value.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    }

    /// The entries that aren't sent yet; nil if there are none.
    var draft: OrderDraft? {
        let isEntered =
            asksReason || !reason.isEmpty || !kilograms.isEmpty || reschedule.window != nil || feedback.draft != nil || !decision.note.isEmpty
            || notes.draft != nil || !correction.entries.isEmpty
        guard let id, isEntered else { return nil }
        return OrderDraft(
            id: id, asksReason: asksReason, reason: reason, kilograms: kilograms, window: reschedule.window, feedback: feedback.draft,
            note: decision.note.isEmpty ? nil : decision.note, notes: notes.draft,
            correction: correction.entries.isEmpty ? nil : correction.entries)
    }
}

/// The entries on the page of an order. They survive a restart of the server.
struct OrderDraft: Codable, Sendable, Equatable {
    let id: Int
    let asksReason: Bool
    let reason: String
    let kilograms: String
    /// The window that was chosen after a visit that failed; nil for none.
    var window: TimeWindow?
    /// Tip and rating; nil for none.
    var feedback: FeedbackDraft?
    /// The note of an answer to a request to cancel; nil in drafts from before there were any.
    var note: String?
    /// The notes for the visits; nil for none.
    var notes: NotesDraft?
    /// A dispatcher's correction of what was bought; nil for none.
    var correction: [Int: PurchaseCorrectionState.Entry]?
}

/// The place of an order's driver.
struct OrderVehicle: Sendable, Equatable {
    /// The last known position.
    var position: Position
    /// Whether the position is so old that the driver may be elsewhere.
    var isStale = false
    /// The driver's way to the door along the streets; empty where it isn't known.
    var route: [Coordinate] = []
}

/// The actions of the page of an order.
enum OrderAction: Sendable, Equatable {
    /// A page was opened by its address; nil closes it.
    case opened(Int?, mode: Mode)
    /// Entries from before a restart of the server were restored.
    case draftRestored(OrderDraft)
    /// The page appeared, or was asked for again after a failure.
    case appeared
    /// The page of an order disappeared.
    case disappeared(Int)
    /// The way back to the list was pressed.
    case backTapped
    /// The order arrived, or didn't.
    case loaded(Result<OrderPage, APIError>)
    /// The driver's place arrived, or didn't.
    case vehicleLoaded(Result<Tracking, APIError>)
    /// An administrator changed a service area.
    case areasChanged
    /// Nothing was heard of the driver for a minute.
    case vehicleUnheard
    /// Cancel was pressed.
    case cancelTapped
    /// The reason was typed or chosen.
    case reasonChanged(String)
    /// The step that asks for the reason was closed.
    case cancelDismissed
    /// The cancellation was confirmed.
    case cancelConfirmed
    /// The weight was typed.
    case kilogramsChanged(String)
    /// A step of the plant was pressed.
    case stepTapped(Stage)
    /// Something happened to the choice of another time.
    case reschedule(RescheduleAction)
    /// Something happened to the answer to a request to cancel.
    case decision(CancellationDecisionAction)
    /// Something happened to the tracking link.
    case sharing(SharingAction)
    /// Something happened to the answer to a raised price.
    case approval(PriceApprovalAction)
    /// Something happened to tip or rating.
    case feedback(FeedbackAction)
    /// Something happened to a dispatcher's correction of what was bought.
    case correction(PurchaseCorrectionAction)
    /// Something happened to the notes for the visits.
    case notes(NotesAction)
    /// Something happened to the same order, placed again.
    case reorder(ReorderAction)
    /// An order was changed, or wasn't.
    case changed(Int, Result<Order, APIError>)
    /// Message driver was pressed, by the customer.
    case messageDriverTapped
    /// The way to the order's payment was pressed; a dispatcher's leads to its refunds.
    case paymentTapped
    /// The customer asks for help with the order.
    case helpTapped
    /// The way to a recurring order like this one was pressed.
    case repeatTapped
    /// The conversations about the order were pressed, by a dispatcher.
    case conversationsTapped
}
