#if DEBUG
import Core
import CoreUI
import OrdersAPI
import UI

extension PlantBoard {
    /// Orders in all columns of the plant.
    static let preview: PlantBoard = {
        var weighed = Order.sample(id: 23, stage: .weighed, allowedActions: [.processing])
        weighed.kilograms = 8.4
        return PlantBoard(
            orders: [
                .sample(id: 21, stage: .pickedUp, allowedActions: [.atFacility]), .sample(id: 22, stage: .atFacility, allowedActions: [.weighed]), weighed,
                .sample(id: 24, stage: .processing, allowedActions: [.ready]), .sample(id: 25, stage: .ready, allowedActions: []),
            ], unpaid: [25])
    }()
}

struct PlantView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            view(.loading).previewDisplayName("Loading")
            view(.loaded(PlantBoard(orders: []))).previewDisplayName("Empty")
            view(.loaded(.preview)).previewDisplayName("Loaded")
            view(.loaded(.preview), open: PlantBoard.preview.orders[1], result: .moved(order: 22, .atFacility)).previewDisplayName("Weighing")
            view(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }

    private static func view(_ board: ViewState<PlantBoard>, open: Order? = nil, result: PlantResult? = nil) -> some View {
        PlantView(store: ScopedStore(state: PlantState(board: board, open: open, result: result)))
    }
}

struct PlantBoardView_Previews: PreviewProvider {
    static var previews: some View {
        PlantBoardView(board: .preview) { _ in }.previewDisplayName("Loaded")
    }
}

struct PlantOrderCard_Previews: PreviewProvider {
    static var previews: some View {
        ForEach([0, 1, 4], id: \.self) { index in
            let order = PlantBoard.preview.orders[index]
            PlantOrderCard(order: order, store: ScopedStore(state: PlantState(open: order, kilograms: "8.", photos: 1)))
                .previewDisplayName("\(order.stage)")
        }
    }
}
#endif
