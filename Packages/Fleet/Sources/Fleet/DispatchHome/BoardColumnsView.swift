import Core
import CoreUI
import FleetAPI
import Foundation
import Theme
import UI

/// The columns of the board. A card is made anew only where something on it changes; the browser asks for further ones as it comes to them.
struct BoardColumnsView: View {
    let board: LiveBoard
    let layout: BoardLayout
    let store: ScopedStore<DispatchHomeFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        BoardColumns(Strings.liveBoard) {
            ForEach(BoardSection.allCases, id: \.self) { column($0) }
        }
    }

    private func column(_ column: BoardSection) -> some View {
        let orders = layout.columns[column] ?? []
        return BoardColumn(
            Strings.column(column), count: orders.count, tone: column.tone, emptyText: Strings.empty(column), isCurrent: store.state.place.shownColumn == column
        ) {
            LazyVStack(alignment: .leading, spacing: theme.spacing.sm) {
                ForEach(orders, id: \.self) { order in
                    if let entry = board.entries[order] {
                        let content = content(entry, in: column)
                        Kept(content) { [send = store.sender] in CardView(content: content, send: send) }
                    }
                }
            }
        }
        .accessibilityIdentifier("fleet.column.\(column.rawValue)")
    }

    private func content(_ entry: LiveBoard.Entry, in column: BoardSection) -> CardContent {
        let (state, card) = (store.state, entry.card)
        return CardContent(
            entry: entry, column: column, clock: CardClock(due: card.dueAt, at: state.live.now), isOpen: state.place.panel == .order(card.orderID),
            isSelected: state.selection.contains(card.orderID))
    }
}

extension BoardPlace {
    /// The column that a phone shows.
    var shownColumn: BoardSection { column ?? .unassigned }
}

/// All that a card shows.
struct CardContent: Sendable, Equatable {
    let entry: LiveBoard.Entry
    let column: BoardSection
    let clock: CardClock?
    let isOpen: Bool
    let isSelected: Bool

    var card: BoardCard { entry.card }

    var title: String { Strings.order(card.orderID) }

    var lines: [String] {
        let place = [card.kind.map(Strings.kind), card.area, Strings.bagCount(card.bags)].compactMap(\.self).joined(separator: " · ")
        switch column {
        case .unassigned: return [place] + (card.reasons.isEmpty ? [] : [Strings.reasons(card.reasons)])
        case .assigned, .underWay, .late: return [place, card.driverName ?? Strings.reasons(card.reasons)].filter { !$0.isEmpty }
        case .failed, .atPlant: return [Strings.stage(of: card), place, Strings.sinceTime(DateFormat.time(card.since))]
        }
    }
}

/// A card of the board.
private struct CardView: View {
    let content: CardContent
    let send: (DispatchHomeFeature.Action) -> Void

    private var order: Int { content.card.orderID }

    var body: some View {
        ColumnCard(
            content.title, lines: content.lines, item: BoardItem.order(order).name, identifier: "fleet.card.\(order)",
            tone: content.column == .late || content.column == .failed ? .danger : nil, isOpen: content.isOpen, selection: selection, action: action,
            open: { send(.place(.panelChosen(.order(order)))) }
        ) {
            if let clock = content.clock, content.column != .atPlant { Pill(clock.text, tone: clock.tone) }
            if content.column == .late { Pill(Strings.column(BoardSection(content.card.lane)), tone: BoardSection(content.card.lane).tone) }
        }
    }

    private var selection: Binding<Bool>? {
        guard content.card.isAssignable else { return nil }
        return Binding(get: { content.isSelected }, set: { send(.selected(order: order, $0)) })
    }

    private var action: ColumnCardAction? {
        guard content.card.isAssignable else { return nil }
        let title = content.card.driverID == nil ? Strings.assignShort : Strings.reassign
        return ColumnCardAction(title, identifier: "fleet.assign.\(order)") { send(.assignTapped(orders: [order])) }
    }
}
