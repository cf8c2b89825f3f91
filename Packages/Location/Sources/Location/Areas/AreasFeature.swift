public import Core
public import LocationAPI

/// The administrator's list of service areas.
public struct AreasState: Sendable, Equatable {
    /// The present versions, by id.
    var areas: ViewState<[ServiceAreaVersion]> = .idle
}

/// The actions of the administrator's list of service areas.
public enum AreasAction: Sendable, Equatable {
    /// The list appeared.
    case appeared
    /// The areas arrived, or didn't.
    case loaded(Result<[ServiceAreaVersion], APIError>)
    /// An area was tapped.
    case areaTapped(Int)
    /// The button that draws a new area was tapped.
    case newTapped
}

/// Lists service areas and opens one.
struct AreasFeature: Screen {
    let areas: any AreaService

    func reduce(_ state: inout AreasState, _ action: AreasAction) -> Effect<AreasAction> {
        switch action {
        case .appeared:
            state.areas.beginLoading()
            return .load(id: "areas", areas.all) { .loaded($0) }
        case .loaded(let result):
            state.areas.finish(result)
            return .none
        case .areaTapped(let id): return .open(LocationLink.area(id))
        case .newTapped: return .open(LocationLink.newArea)
        }
    }
}
