import Core
import OrdersAPI

/// The administrator's list of the windows for pickups.
struct SlotPlansState: Sendable, Equatable {
    /// The pages on top of the list.
    var path: [OrdersLink] = []
    /// The areas and their plans.
    var overview: ViewState<SlotOverview> = .idle
}

/// The actions of the administrator's list of the windows for pickups.
enum SlotPlansAction: Sendable, Equatable {
    /// The administrator went to another page.
    case opened([OrdersLink])
    /// The list appeared.
    case appeared
    /// The areas and plans arrived, or didn't.
    case loaded(Result<SlotOverview, APIError>)
    /// An area, or all of them, was tapped.
    case subjectTapped(SlotSubject)
}

/// Lists the service areas with the windows that they offer.
struct SlotPlansFeature: Screen {
    let plans: any SlotPlanService

    func reduce(_ state: inout SlotPlansState, _ action: SlotPlansAction) -> Effect<SlotPlansAction> {
        switch action {
        case .opened(let path):
            state.path = path
            return path.isEmpty ? load(&state) : .none
        case .appeared: return load(&state)
        case .loaded(let result):
            state.overview.finish(result)
            return .none
        case .subjectTapped(let subject): return .open(OrdersLink.slots(subject))
        }
    }

    private func load(_ state: inout SlotPlansState) -> Effect<SlotPlansAction> {
        state.overview.beginLoading()
        return .load(id: "overview", plans.overview) { .loaded($0) }
    }
}
