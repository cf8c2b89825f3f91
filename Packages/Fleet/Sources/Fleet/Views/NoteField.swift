import Core
import CoreUI
import Theme
import UI

/// The note to a step.
struct NoteField: View {
    let store: ScopedStore<FleetFeature>

    var body: some View {
        TextFormField(
            Strings.note, text: store.binding(\.form.note) { .noteChanged($0) }, hint: Strings.noteHint,
            message: store.state.form.fields["note"], identifier: "fleet.note"
        )
        .fieldName("note")
    }
}

struct NoteField_Previews: PreviewProvider {
    static var previews: some View {
        NoteField(store: ScopedStore(state: FleetState(form: StopForm(fields: ["note": "Say what happened."])))).previewDisplayName("Refused")
    }
}
