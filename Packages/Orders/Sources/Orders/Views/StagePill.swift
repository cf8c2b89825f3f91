import OrdersAPI
import Theme
import UI

/// Where an order stands, in a colour that says how it goes.
struct StagePill: View {
    let order: Order

    var body: some View {
        Pill(Strings.name(order.stage), tone: tone)
    }

    private var tone: Tone {
        switch order.stage {
        case .pickupFailed, .deliveryFailed, .returning: .warning
        case .rejected, .canceled: .danger
        case .delivered, .completed: .success
        case .draft, .placed: .neutral
        default: .info
        }
    }
}

struct StagePill_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ForEach(Stage.allCases, id: \.self) { StagePill(order: .sample(stage: $0)) }
        }
        .previewDisplayName("All stages")
    }
}
