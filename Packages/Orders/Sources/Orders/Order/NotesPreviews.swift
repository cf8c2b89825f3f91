#if DEBUG
import CoreUI
import OrdersAPI
import UI

struct NotesCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            card(.accepted, NotesState()).previewDisplayName("Empty")
            card(.processing, NotesState(), StopNotes(pickup: "Ring twice", delivery: "Leave with the porter")).previewDisplayName("After the pickup")
            card(.accepted, NotesState(pickup: "Ring", message: "No connection. Please try again.")).previewDisplayName("Failed")
        }
    }

    private static func card(_ stage: Stage, _ state: NotesState, _ notes: StopNotes? = nil) -> some View {
        var order = Order.sample(stage: stage)
        order.stopNotes = notes
        return NotesCard(order: order, store: ScopedStore(state: state))
    }
}

struct VisitNotesCard_Previews: PreviewProvider {
    static var previews: some View { VisitNotesCard(notes: StopNotes(pickup: "Ring twice", delivery: "Leave with the porter")).previewDisplayName("Loaded") }
}
#endif
