import ChatAPI
import Core
import CoreUI
import FleetAPI
import LocationAPI
import Theme
import UI

/// The dispatcher's tab `home`: the live board of orders, a map and the drivers beside it, and panels in their place.
struct DispatchHomeView: View {
    let store: ScopedStore<DispatchHomeFeature>

    private var state: DispatchHomeFeature.State { store.state }

    var body: some View {
        let board = state.live.board.value ?? LiveBoard()
        let layout = BoardLayout(board, state.place, at: state.live.now)
        return DragArea { drag in
            if drag.isExtending { store.send(.extended(item: drag.item)) }
            if let target = drag.target { store.send(.dropped(item: drag.item, target: target)) }
        } content: {
            BoardFrame(showsMap: state.showsMap, isPanelOpen: state.place.panel != nil, stripLabel: Strings.drivers) {
                BoardBarView(board: board, layout: layout, store: store)
            } columns: {
                ViewStateView(state.live.board, loading: .rows(5), retry: { store.send(.live(.appeared)) }) { _ in
                    BoardColumnsView(board: board, layout: layout, store: store)
                }
            } strip: {
                ForEach(state.live.drivers, id: \.id) { tile($0, layout) }
            } map: {
                map(board)
            } panel: {
                panel(board)
            }
        }
        .navigationTitle(Strings.liveBoard)
        .onAppear {
            store.send(.live(.appeared))
            store.send(.views(.appeared))
        }
        .assignmentSheet(state.assignment, drivers: state.live.drivers) { store.send(.assignment($0)) }
    }

    private func tile(_ driver: DispatchDriver, _ layout: BoardLayout) -> some View {
        let content = DriverTile(
            id: driver.id, name: driver.name, availability: driver.availability, orders: layout.ordersByDriver[driver.id] ?? 0,
            isOpen: state.place.panel == .driver(driver.id))
        return Kept(content) { [send = store.sender] in DriverTileView(content: content, send: send) }
    }

    private func map(_ board: LiveBoard) -> some View {
        let panel = state.place.panel
        // In the order of their numbers, so that a mark whose order comes to another column keeps its place on the page.
        let now = state.live.now
        let doors = board.orders.compactMap { order in
            board.entries[order].flatMap { entry in
                entry.card.door.map { BoardPin.door(order, $0, entry.card.column(at: now), isOpen: panel == .order(order)) }
            }
        }
        let drivers = state.live.drivers.compactMap { driver in
            driver.position.map { position in
                BoardPin.driver(
                    driver.id, driver.name, position.coordinate, driver.availability, isOpen: panel == .driver(driver.id),
                    isStale: now.map { position.isStale(at: $0) } ?? true)
            }
        }
        return Kept(state.live.areas, doors + drivers) { [areas = state.live.areas, send = store.sender] in
            PointMap(Strings.liveMap, areas: areas.map(\.mapArea), items: doors + drivers) {
                $0.mark
            } pressed: {
                send(.pinTapped($0))
            }
            .accessibilityIdentifier("fleet.map")
        }
    }

    @ViewBuilder
    private func panel(_ board: LiveBoard) -> some View {
        switch state.place.panel {
        case .order(let id): OrderPanelView(orderID: id, card: board[id], store: store)
        case .driver(let id): DriverPanelView(driverID: id, orders: board.cards(of: id), store: store)
        case nil: EmptyView()
        }
    }
}

/// All that the tile of a driver shows.
private struct DriverTile: Equatable {
    let id: Int
    let name: String
    let availability: DriverAvailability
    /// The number of orders that the driver has.
    let orders: Int
    let isOpen: Bool
}

/// A driver on whom cards can be dropped.
private struct DriverTileView: View {
    let content: DriverTile
    let send: (DispatchHomeFeature.Action) -> Void

    var body: some View {
        let status = Strings.availability(content.availability)
        DropTile(
            content.name, subtitle: content.orders == 0 ? status : "\(status) · \(Strings.orderCount(content.orders))", tone: content.availability.tone,
            target: BoardItem.driver(content.id).name, isSelected: content.isOpen
        ) {
            send(.place(.panelChosen(.driver(content.id))))
        }
        .accessibilityIdentifier("fleet.driver.\(content.id)")
    }
}

/// A mark on the map, from which its words are made only where it changed.
private enum BoardPin: Identifiable, Equatable {
    case door(_ order: Int, _ place: Coordinate, _ column: BoardSection, isOpen: Bool)
    case driver(_ id: Int, _ name: String, _ place: Coordinate, _ availability: DriverAvailability, isOpen: Bool, isStale: Bool)

    /// A number, since the page makes keys of numbers quickest. Those of drivers are negative.
    var id: Int {
        switch self {
        case .door(let order, _, _, _): order
        case .driver(let id, _, _, _, _, _): -id
        }
    }

    var mark: PointPin {
        switch self {
        case .door(let order, let place, let column, let isOpen):
            PointPin(
                BoardItem.order(order).name, at: place, label: "\(Strings.order(order)) · \(Strings.column(column))", tone: column.tone, isSelected: isOpen)
        case .driver(let id, let name, let place, let availability, let isOpen, let isStale):
            PointPin(BoardItem.driver(id).name, at: place, label: name, kind: .driver, tone: availability.tone, isSelected: isOpen, isStale: isStale)
        }
    }
}

extension BoardCard {
    /// The place of the customer's door; nil where it isn't known.
    fileprivate var door: Coordinate? {
        guard let latitude, let longitude else { return nil }
        return Coordinate(latitude: latitude, longitude: longitude)
    }
}
