import Core

/// The state that the pages of the fixture show.
struct FixtureState {
    var path = "/form"
    var name = ""
    var note = ""
    /// Digits alone, whatever is typed.
    var code = ""
    var isExpress = false
    var size = "small"
    var ticks = 0
    var isTicking = false
    var presses = 0
    /// Entered by pressing; a draft where it isn't one.
    var bags = 1
    var isAsking = false
}

enum FixtureAction: Sendable {
    case opened(String)
    case nameChanged(String)
    case noteChanged(String)
    case codeChanged(String)
    case expressChanged(Bool)
    case sizeChanged(String)
    case tickingTapped
    case ticked
    case ticksChanged(Int)
    case pressed
    case bagTapped
    case bagsRestored(Int)
    case dialogTapped
    case dialogClosed
}

/// Changes the state; while it ticks, fifty times a second.
struct FixtureReducer {
    let clock: any Clock

    func reduce(_ state: inout FixtureState, _ action: FixtureAction) -> Effect<FixtureAction> {
        switch action {
        case .opened(let path): state.path = path
        case .nameChanged(let name): state.name = name
        case .noteChanged(let note): state.note = note
        case .codeChanged(let code): state.code = code.filter(\.isNumber)
        case .expressChanged(let isExpress): state.isExpress = isExpress
        case .sizeChanged(let size): state.size = size
        case .tickingTapped:
            state.isTicking.toggle()
            return state.isTicking ? ticking : .cancel(id: "ticks")
        case .ticked: state.ticks += 1
        case .ticksChanged(let ticks): state.ticks = ticks
        case .pressed: state.presses += 1
        case .bagTapped: state.bags += 1
        case .bagsRestored(let bags): state.bags = bags
        case .dialogTapped: state.isAsking = true
        case .dialogClosed: state.isAsking = false
        }
        return .none
    }

    private var ticking: Effect<FixtureAction> {
        .listen(id: "ticks") { [clock] send in
            while !Task.isCancelled {
                try? await clock.sleep(for: .milliseconds(20))
                send(.ticked)
            }
        }
    }
}
