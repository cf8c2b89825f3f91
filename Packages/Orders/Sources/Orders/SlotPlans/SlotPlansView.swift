import Core
import CoreUI
import OrdersAPI
import Theme
import UI

/// The administrator's windows for pickups by area. On top of the list lies the page of an area.
struct SlotPlansView: View {
    let store: ScopedStore<OrdersFeature>

    var body: some View {
        NavigationStack(path: store.binding(\.slotPlans.path) { .slotPlans(.opened($0)) }) {
            SlotAreaList(store: store.scope(\.slotPlans, OrdersAction.slotPlans))
                .navigationDestination(for: OrdersLink.self) { _ in
                    SlotPlanView(store: store.scope(\.slotPlan, OrdersAction.slotPlan))
                }
        }
    }
}

/// The service areas, each with the number of its windows.
struct SlotAreaList: View {
    let store: ScopedStore<SlotPlansFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        PageColumn(.reading) {
            Text(Strings.slotsSubtitle).foregroundStyle(theme.colors.secondaryText)
            ViewStateView(store.state.overview, loading: .page, retry: { store.send(.appeared) }) { content($0) }
        }
        .navigationTitle(Strings.slots)
        .onAppear { store.send(.appeared) }
    }

    private func content(_ overview: SlotOverview) -> some View {
        Card {
            row(Strings.slotsAll, Strings.slotCount(overview.plan(of: nil).slots.count), AppSymbols.calendarName, .all)
                .accessibilityIdentifier("slots.all")
            ForEach(overview.areas, id: \.id) { area in
                row(area.name, subtitle(of: area, overview), AppSymbols.locationName, .area(area.id)).accessibilityIdentifier("slots.area.\(area.id)")
            }
        }
    }

    private func row(_ title: String, _ subtitle: String, _ symbol: String, _ subject: SlotSubject) -> some View {
        ListRow(title, subtitle: subtitle, symbol: symbol, action: { [send = store.sender] in send(.subjectTapped(subject)) })
    }

    private func subtitle(of area: SlotArea, _ overview: SlotOverview) -> String {
        overview.hasOwn(area) ? Strings.slotsOwn(Strings.slotCount(overview.plan(of: area).slots.count)) : Strings.slotsShared
    }
}
