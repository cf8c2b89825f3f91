import UI

/// The fixture's pages: `/form` with controls and a counter, `/list` with ten thousand rows.
struct FixtureView: View {
    let state: FixtureState
    let send: (FixtureAction) -> Void

    var body: some View {
        VStack {
            HStack {
                Button("Form") { send(.opened("/form")) }.accessibilityIdentifier("to.form")
                Button("List") { send(.opened("/list")) }.accessibilityIdentifier("to.list")
            }
            if state.path == "/list" { list } else { form }
        }
        .navigationTitle(state.path == "/list" ? "List" : "Form")
        .sheet(isPresented: Binding(get: { state.isAsking }, set: { if !$0 { send(.dialogClosed) } })) {
            VStack {
                Text("A question")
                Button("Close it") { send(.dialogClosed) }.accessibilityIdentifier("dialog.close")
            }
        }
    }

    @ViewBuilder
    private var form: some View {
        Text("Form").accessibilityAddTraits(.isHeader)
        Form { fields }
        Text("Name is \(state.name)").accessibilityIdentifier("name.echo")
        Text("Ticks \(state.ticks)").accessibilityIdentifier("ticks")
        Text("Presses \(state.presses)").accessibilityIdentifier("presses")
        Text("Bags \(state.bags)").accessibilityIdentifier("bags")
        Button("Add a bag") { send(.bagTapped) }.accessibilityIdentifier("bag.add")
        Button("Tick") { send(.tickingTapped) }.accessibilityIdentifier("tick")
        Button("Press") { send(.pressed) }.accessibilityIdentifier("press")
        Button("Ask") { send(.dialogTapped) }.accessibilityIdentifier("ask")
    }

    @ViewBuilder
    private var fields: some View {
        TextField("Name", text: Binding(get: { state.name }, set: { send(.nameChanged($0)) })).accessibilityIdentifier("name")
        TextEditor(text: Binding(get: { state.note }, set: { send(.noteChanged($0)) })).accessibilityLabel("Note").accessibilityIdentifier("note")
        TextField("Code", text: Binding(get: { state.code }, set: { send(.codeChanged($0)) })).accessibilityIdentifier("code")
        TextEditor(text: Binding(get: { state.code }, set: { send(.codeChanged($0)) })).accessibilityLabel("Code").accessibilityIdentifier("code.lines")
        Stepper("Ticks", value: Binding(get: { state.ticks }, set: { send(.ticksChanged($0)) }), in: 0...9_999_999).accessibilityIdentifier("ticks.field")
        Toggle("Express", isOn: Binding(get: { state.isExpress }, set: { send(.expressChanged($0)) })).accessibilityIdentifier("express")
        Picker("Size", selection: Binding(get: { state.size }, set: { send(.sizeChanged($0)) })) {
            ForEach(["small", "large"], id: \.self) { Text($0).tag($0) }
        }
        .accessibilityIdentifier("size")
    }

    @ViewBuilder
    private var list: some View {
        Text("List").accessibilityAddTraits(.isHeader)
        LazyVStack {
            ForEach(0..<10_000, id: \.self) { row in Text("Row \(row)").accessibilityIdentifier("row.\(row)") }
        }
    }
}
