import AdministrationAPI
import AuthAPI
import Core
import CoreUI
import Theme
import UI

/// The tab `people`: the list, and the person's page that is open beside or instead of it.
struct PeopleView: View {
    let store: ScopedStore<AdministrationFeature>

    var body: some View {
        PageColumn {
            if !isOpen { PageHeader(Strings.people, subtitle: Strings.peopleHint) }
            PanelColumns(isOpen: isOpen, title: Strings.people) {
                PeopleList(store: store.scope(\.people, AdministrationFeature.Action.people), openID: store.state.person.id)
            } content: {
                if isOpen {
                    PersonView(
                        store: store.scope(\.person, AdministrationFeature.Action.person),
                        viewAs: store.scope(\.viewAs, AdministrationFeature.Action.viewAs)
                    ) { store.send(.peopleOpened([])) }
                } else {
                    EmptyStateView(symbol: AppSymbols.peopleName, title: Strings.nothingOpen, message: Strings.choosePerson)
                }
            }
        }
        .navigationTitle(Strings.people)
        .onAppear { store.send(.people(.appeared)) }
    }

    private var isOpen: Bool { store.state.person.id != nil }
}

/// The people under search and filters.
struct PeopleList: View {
    let store: ScopedStore<PeopleFeature>
    let openID: Int?

    private var state: PeopleFeature.State { store.state }

    var body: some View {
        SearchField(
            Strings.searchPeople, text: Binding(get: { state.filter.search }, set: { [send = store.sender] in send(.searchChanged($0)) }),
            identifier: "administration.people.search")
        FilterRow {
            Picker(Strings.role, selection: Binding(get: { state.filter.role }, set: { [send = store.sender] in send(.roleChosen($0)) })) {
                Text(Strings.allRoles).tag(Role?.none)
                ForEach(Role.allCases, id: \.self) { Text(Strings.name($0)).tag(Role?.some($0)) }
            }
            .accessibilityIdentifier("administration.people.role")
            Picker(Strings.accountStatus, selection: Binding(get: { state.filter.status }, set: { [send = store.sender] in send(.statusChosen($0)) })) {
                Text(Strings.allStatuses).tag(AccountStatus?.none)
                Text(Strings.active).tag(AccountStatus?.some(.enabled))
                Text(Strings.locked).tag(AccountStatus?.some(.disabled))
            }
            .accessibilityIdentifier("administration.people.status")
        }
        ViewStateView(state.people, loading: .rows(6), retry: { store.send(.appeared) }) { rows($0) }
    }

    @ViewBuilder
    private func rows(_ people: [AdministeredAccount]) -> some View {
        if people.isEmpty {
            EmptyStateView(symbol: AppSymbols.searchName, title: Strings.nobodyFound, message: Strings.nobodyFoundMessage)
        } else {
            Card {
                ForEach(people, id: \.user.id) { row($0) }
            }
            if let message = state.message { NoticeBanner(message, tone: .danger) }
            if state.next != nil {
                SecondaryButton(Strings.showMore, isBusy: state.isLoadingMore) { store.send(.moreTapped) }.accessibilityIdentifier("administration.people.more")
            }
        }
    }

    private func row(_ account: AdministeredAccount) -> some View {
        ListRow(
            account.user.name, subtitle: "\(account.user.email) · \(account.user.roles.map(Strings.name).joined(separator: ", "))",
            symbol: AppSymbols.peopleName, tone: account.disabledAt == nil ? .info : .danger, isSelected: account.user.id == openID,
            action: { [send = store.sender] in send(.personTapped(account.user.id)) }
        ) {
            if account.disabledAt != nil { Pill(Strings.locked, tone: .danger) }
        }
        .accessibilityIdentifier("administration.person.\(account.user.id)")
    }
}
