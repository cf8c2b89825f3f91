import Core
import CoreUI
import OrdersAPI
import Theme
import UI

/// The plant's board: a field for numbers and tags, the open order with its next step, and all orders by where they stand.
struct PlantView: View {
    let store: ScopedStore<PlantFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        PageColumn(.full) {
            PageHeader(Strings.plant)
            VStack(alignment: .leading, spacing: theme.spacing.md) {
                scan
                result
                if let order = store.state.open { PlantOrderCard(order: order, store: store).id("plant.\(order.id).\(order.version)") }
                ViewStateView(store.state.board, retry: { store.send(.appeared) }) { PlantBoardView(board: $0) { store.send(.orderTapped($0)) } }
            }
            .hook(.plantKeys) { _ in store.send(.closed) }
        }
        .navigationTitle(Strings.plant)
        .onAppear { store.send(.appeared) }
        .onDisappear { store.send(.disappeared) }
    }

    private var scan: some View {
        Form {
            TextFormField(
                Strings.scan, text: store.binding(\.code) { .codeChanged($0) }, hint: Strings.plantKeys, identifier: "plant.code")
        }
        .onSubmit { store.send(.codeEntered) }
    }

    @ViewBuilder
    private var result: some View {
        switch store.state.result {
        case .moved(let order, let stage):
            NoticeBanner("\(Strings.order(order)): \(Strings.name(stage))", tone: .success).accessibilityIdentifier("plant.result")
        case .failed(let reason): NoticeBanner(reason, tone: .danger).accessibilityIdentifier("plant.result")
        case nil: EmptyView()
        }
    }
}

extension Hook<String> {
    /// Reports Escape, and leads to the field for numbers and tags.
    fileprivate static let plantKeys = Hook("plant-keys")
    /// Takes the focus when it comes.
    fileprivate static let plantFocus = Hook("plant-focus")
}

/// The orders of the plant in columns.
struct PlantBoardView: View {
    let board: PlantBoard
    let tapped: (Int) -> Void

    var body: some View {
        BoardColumns(Strings.plant) {
            ForEach(PlantColumn.allCases, id: \.self) { column in
                let orders = board.orders.filter { column.stages.contains($0.stage) }
                BoardColumn(Strings.name(column), count: orders.count, tone: column == .ready ? .success : .info, emptyText: Strings.emptyGroup) {
                    ForEach(orders, id: \.id) { order in
                        Card {
                            ListRow(Strings.order(order.id), subtitle: facts(order), symbol: AppSymbols.bagName) { tapped(order.id) }
                                .accessibilityIdentifier("plant.card.\(order.id)")
                            if let waiting = waiting(order) { Pill(waiting, tone: .warning) }
                        }
                    }
                }
            }
        }
    }

    private func facts(_ order: Order) -> String {
        [Strings.bagCount(order.bags), order.kilograms.map(Strings.weight), Strings.name(order.stage)].compactMap { $0 }.joined(separator: " · ")
    }

    /// Returns what an order waits for; nil for nothing.
    private func waiting(_ order: Order) -> String? {
        if order.stage == .weighed, let approval = order.priceApproval, approval.decision == nil { return Strings.approvalOpen }
        if order.stage == .weighed, order.priceApproval?.decision == .refused { return Strings.approvalRefused }
        return board.unpaid.contains(order.id) ? Strings.waitsForPayment : nil
    }
}

/// The order that is worked on, with its next step.
struct PlantOrderCard: View {
    let order: Order
    let store: ScopedStore<PlantFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(Strings.order(order.id), trailing: { Pill(Strings.name(order.stage)) }) {
            Form {
                VStack(alignment: .leading, spacing: theme.spacing.md) {
                    Text(facts).foregroundStyle(theme.colors.secondaryText)
                    if order.plantStep == .atFacility { tags }
                    if order.plantStep == .weighed { weight }
                    step
                    PhotoField(
                        Strings.addPhoto, sendingTo: "/orders/\(order.id)/proofs", message: store.state.photoMessage, identifier: "plant.photo"
                    ) { store.send(.photoSent($0)) }
                    if store.state.photos > 0 { Text(Strings.photosAdded(store.state.photos)).accessibilityIdentifier("plant.photos") }
                    QuietButton(Strings.close, symbol: AppSymbols.crossName) { store.send(.closed) }.accessibilityIdentifier("plant.close")
                }
            }
            .onSubmit { store.send(.stepTapped) }
        }
        .hook(.plantFocus) { _ in }
    }

    private var facts: String {
        [
            Strings.bagCount(order.bags), order.bagTags.map { $0.joined(separator: " ") }, order.kilograms.map(Strings.weight),
            Strings.summary(of: order.preferences), order.preferences.notes,
        ].compactMap { $0 }.joined(separator: " · ")
    }

    private var tags: some View {
        TextFormField(
            Strings.bagTags, text: store.binding(\.tags) { .tagsChanged($0) }, hint: Strings.bagTagsHint, identifier: "plant.tags")
    }

    private var weight: some View {
        VStack(alignment: .leading, spacing: theme.spacing.sm) {
            TextFormField(Strings.kilograms, text: store.binding(\.kilograms) { .kilogramsChanged($0) }, identifier: "plant.kilograms")
                .keyboardType(.decimalPad)
            Keypad(Strings.kilograms, decimal: Language.current.locale.decimalSeparator ?? ".", identifier: "plant.keypad") { key in
                switch key {
                case .character(let text): store.send(.keyTapped(text))
                case .delete: store.send(.deleteTapped)
                }
            }
        }
    }

    @ViewBuilder
    private var step: some View {
        switch order.plantStep {
        case .atFacility: button(Strings.receive, AppSymbols.boxName)
        case .weighed: button(Strings.weigh, AppSymbols.scaleName)
        case .processing: button(Strings.startWashing, AppSymbols.washerName)
        case .ready: button(Strings.markReady, AppSymbols.checkName)
        default: Text(Strings.nothingToDo).foregroundStyle(theme.colors.secondaryText)
        }
    }

    private func button(_ title: String, _ symbol: String) -> some View {
        PrimaryButton(title, symbol: symbol, isBusy: store.state.isWorking) { store.send(.stepTapped) }.accessibilityIdentifier("plant.step")
    }
}
