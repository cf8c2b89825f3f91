import CoreUI
import OrdersAPI
import Theme
import UI

/// The customer's notes for the driver: fields for the visits that lie ahead. Nothing once there is none.
struct NotesCard: View {
    let order: Order
    let store: ScopedStore<NotesFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        if order.stage.isBeforeDelivery {
            SectionCard(Strings.visitNotes) {
                Text(Strings.visitNotesHint).foregroundStyle(theme.colors.secondaryText)
                if order.stage.isBeforePickup {
                    field(Strings.pickupNote, store.state.pickup ?? order.stopNotes?.pickup, "orders.note.pickup") { .pickupChanged($0) }
                } else if let note = order.stopNotes?.pickup {
                    ListRow(note, subtitle: Strings.pickupNote, symbol: AppSymbols.noteName)
                }
                field(Strings.deliveryNote, store.state.delivery ?? order.stopNotes?.delivery, "orders.note.delivery") { .deliveryChanged($0) }
                SecondaryButton(Strings.visitNotesSave, symbol: AppSymbols.checkName, isBusy: store.state.isWorking) { store.send(.saveTapped(order)) }
                    .accessibilityIdentifier("orders.note.save")
                if let message = store.state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("orders.note.message") }
            }
        }
    }

    private func field(_ label: String, _ text: String?, _ identifier: String, _ action: @escaping (String) -> NotesAction) -> some View {
        FormField(label) {
            TextEditor(text: Binding(get: { text ?? "" }, set: { store.send(action($0)) })).accessibilityIdentifier(identifier)
        }
    }
}

/// The notes for the visits as dispatchers read them. Nothing without any.
struct VisitNotesCard: View {
    let notes: StopNotes?

    var body: some View {
        if let notes, !notes.isEmpty {
            SectionCard(Strings.customerNotes) {
                if let note = notes.pickup { ListRow(note, subtitle: Strings.pickupNote, symbol: AppSymbols.noteName) }
                if let note = notes.delivery { ListRow(note, subtitle: Strings.deliveryNote, symbol: AppSymbols.noteName) }
            }
        }
    }
}
