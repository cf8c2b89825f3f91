#if DEBUG
import AuthAPI
import Core
import CoreUI
import UI

struct PeopleView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page { $0.people.people = .loaded(samples) }.previewDisplayName("List")
            page { state in
                state.people.people = .loaded(samples)
                state.person = PersonFeature.State.sample
            }
            .previewDisplayName("One is open")
        }
    }

    private static let samples = [AdministeredAccount(user: .sample, disabledAt: User.sample.createdAt)]

    private static func page(_ change: (inout AdministrationFeature.State) -> Void) -> PeopleView {
        var state = AdministrationFeature.State()
        change(&state)
        return PeopleView(store: ScopedStore(state: state))
    }
}

struct PeopleList_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            list { $0.people = .loading }.previewDisplayName("Loading")
            list { $0.people = .loaded([]) }.previewDisplayName("Nobody")
            list { $0.people = .failed("No connection. Please try again.") }.previewDisplayName("Failed")
            list { ($0.people, $0.next) = (.loaded([.sample]), 1) }.previewDisplayName("More")
        }
    }

    private static func list(_ change: (inout PeopleFeature.State) -> Void) -> PeopleList {
        var state = PeopleFeature.State()
        change(&state)
        return PeopleList(store: ScopedStore(state: state), openID: nil)
    }
}
#endif
