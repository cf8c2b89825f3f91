import Core
import FleetAPI

/// The way in which the board is looked at: its filters, the column of a phone, and the panel that is open. All of it is the URL's.
struct BoardPlaceFeature: Screen {
    typealias State = BoardPlace

    enum Action: Sendable, Equatable {
        /// A URL was opened, or the browser's back.
        case opened(BoardPlace)
        case searchChanged(String)
        case areaChosen(String?)
        case kindChosen(JobKind?)
        case driverChosen(Int?)
        case dueChosen(Int?)
        case columnChosen(BoardSection)
        /// Other filters were chosen at once, such as those of a saved view, or none.
        case filterChosen(BoardPlace)
        case panelChosen(BoardPlace.Panel?)
    }

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .opened(let place): state = place
        case .searchChanged(let text): state.search = String(text.prefix(60))
        case .areaChosen(let area): state.area = area
        case .kindChosen(let kind): state.kind = kind
        case .driverChosen(let driver): state.driver = driver
        case .dueChosen(let minutes): state.dueWithin = minutes
        case .columnChosen(let column): state.column = column
        case .filterChosen(let filter):
            let (column, panel) = (state.column, state.panel)
            state = filter.filter
            (state.column, state.panel) = (column, panel)
        case .panelChosen(let panel): state.panel = panel
        }
        return .none
    }
}
