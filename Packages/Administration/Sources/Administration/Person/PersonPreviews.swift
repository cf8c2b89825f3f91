#if DEBUG
import AuthAPI
import Core
import CoreUI
import OrdersAPI
import PaymentsAPI
import SupportAPI
import UI

struct PersonView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page { _ in }.previewDisplayName("Loaded")
            page { $0.account = .loading }.previewDisplayName("Loading")
            page { $0.account = .failed("No connection. Please try again.") }.previewDisplayName("Failed")
            page { ($0.roles, $0.confirming) = ([.customer, .driver], .roles) }.previewDisplayName("Confirming roles")
            page { $0.confirming = .lock }.previewDisplayName("Confirming a lock")
            page { $0.confirming = .endSessions(12) }.previewDisplayName("Confirming an end")
            page { state in
                state.account = .loaded(AdministeredAccount(user: .sample, disabledAt: User.sample.createdAt))
                (state.sessions, state.events, state.message) = (.loaded([]), .loaded([]), "At least one administrator must be able to sign in.")
            }
            .previewDisplayName("Locked")
        }
        .environment(\.person, Person(id: 99, name: "Ada", roles: [.admin, .dispatcher]))
        .environment(\.canOpen, LinkAvailability(OrdersLink.self, SupportLink.self, MoneyLink.self))
    }

    private static func page(_ change: (inout PersonFeature.State) -> Void) -> PersonView {
        var state = PersonFeature.State.sample
        change(&state)
        return PersonView(
            store: ScopedStore(state: state), viewAs: ScopedStore(state: ViewAsFeature.State(id: state.id, viewings: .loaded([.sample])))
        ) {}
    }
}

struct PersonCard_Previews: PreviewProvider {
    static var previews: some View {
        PersonCard(account: .sample).previewDisplayName("Usual")
        PersonCard(account: AdministeredAccount(user: .sample, disabledAt: User.sample.createdAt)).previewDisplayName("Locked")
    }
}

struct PersonCards_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            RolesCard(account: .sample, store: ScopedStore(state: .sample)).previewDisplayName("Roles")
            LockCard(account: .sample, store: ScopedStore(state: .sample)).previewDisplayName("Lock")
            SessionsCard(store: ScopedStore(state: .sample)).previewDisplayName("Sessions")
            PersonEventsCard(store: ScopedStore(state: .sample)).previewDisplayName("Events")
            ConfirmationView(question: Strings.endAllQuestion, confirm: Strings.endAll, act: .endSessions(nil), store: ScopedStore(state: .sample))
                .previewDisplayName("Question")
        }
    }
}
#endif
