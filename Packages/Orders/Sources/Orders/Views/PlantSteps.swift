import CoreUI
import OrdersAPI
import Theme
import UI

/// The next step of the plant, where there is one.
struct PlantSteps: View {
    let order: Order
    let detail: OrderDetail
    let store: ScopedStore<OrdersFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(Strings.plant) {
            Form {
                if order.allows(.atFacility) {
                    step(Strings.receive, AppSymbols.boxName, .atFacility, "plant.receive")
                } else if order.allows(.weighed) {
                    TextFormField(
                        Strings.kilograms, text: Binding(get: { detail.kilograms }, set: { store.send(.kilogramsChanged($0)) }),
                        identifier: "plant.kilograms")
                    step(Strings.weigh, AppSymbols.scaleName, .weighed, "plant.weigh")
                } else if order.allows(.processing) {
                    step(Strings.startWashing, AppSymbols.washerName, .processing, "plant.process")
                } else if order.allows(.ready) {
                    step(Strings.markReady, AppSymbols.checkName, .ready, "plant.ready")
                } else {
                    Text(Strings.nothingToDo).foregroundStyle(theme.colors.secondaryText)
                }
                if let message = detail.message, !detail.asksReason {
                    NoticeBanner(message, tone: .danger).accessibilityIdentifier("orders.message")
                }
            }
        }
    }

    private func step(_ title: String, _ symbol: String, _ stage: Stage, _ identifier: String) -> some View {
        PrimaryButton(title, symbol: symbol, isBusy: detail.isWorking) { store.send(.stepTapped(stage)) }
            .accessibilityIdentifier(identifier)
    }
}

struct PlantSteps_Previews: PreviewProvider {
    static var previews: some View {
        PlantSteps(
            order: .sample(stage: .processing, allowedActions: [.ready]), detail: OrderDetail(orderID: 12),
            store: ScopedStore(state: OrdersState())
        )
        .previewDisplayName("Washing")
    }
}
