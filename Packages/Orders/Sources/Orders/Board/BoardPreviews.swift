#if DEBUG
import Core
import CoreUI
import OrdersAPI
import UI

extension Order {
    /// Orders in all columns of the board.
    static let previewBoard: [Order] = [
        .sample(id: 21), .sample(id: 22), .sample(id: 23, stage: .enRoutePickup, driverID: 5), .sample(id: 24, stage: .pickupFailed),
        .sample(id: 25, stage: .processing), .sample(id: 26, stage: .outForDelivery, driverID: 6),
    ]
}

struct BoardView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            view(.loading).previewDisplayName("Loading")
            view(.loaded([])).previewDisplayName("Empty")
            view(.loaded(Order.previewBoard)).previewDisplayName("Board")
            view(.loaded([.sample(stage: .delivered)]), .delivered).previewDisplayName("List")
            view(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }

    private static func view(_ orders: ViewState<[Order]>, _ filter: BoardFilter = .active) -> some View {
        BoardView(store: ScopedStore(state: BoardState(orders: orders, filter: filter)))
    }
}

struct OrderBoard_Previews: PreviewProvider {
    static var previews: some View {
        OrderBoard(orders: Order.previewBoard) { _ in }.previewDisplayName("Loaded")
    }
}
#endif
