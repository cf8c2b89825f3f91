import Auth
import Core
import CoreTesting
import CoreUI
import Location
import Testing

@testable import App

/// What `updateRoute()` makes of every combination of what it reads.
struct RouteTests {
    struct Inputs {
        var isLaunching: Bool
        var mailPage: MailPage?
        var isSessionKnown: Bool
        var person: Person?
        var mode: Mode
        var location: Permission
        var asksPermissions: Bool
    }

    private static let people: [Person?] = [
        nil, Person(id: 7, name: "", roles: [.customer, .driver, .dispatcher]), Person(id: 7, name: "Ann", roles: [.customer, .driver, .dispatcher]),
    ]

    static let all: [Inputs] = {
        var inputs: [Inputs] = []
        for isLaunching in [false, true] {
            for mailPage in [nil, MailPage.forgotPassword(ForgotPasswordForm())] {
                for isSessionKnown in [false, true] {
                    for person in people {
                        for mode in Mode.allCases {
                            for location in Permission.allCases {
                                for asksPermissions in [false, true] {
                                    inputs.append(
                                        Inputs(
                                            isLaunching: isLaunching, mailPage: mailPage, isSessionKnown: isSessionKnown, person: person, mode: mode,
                                            location: location, asksPermissions: asksPermissions))
                                }
                            }
                        }
                    }
                }
            }
        }
        return inputs
    }()

    private func route(_ inputs: Inputs, from route: Route = .launch) -> Route {
        var state = AppState(
            slices: Slices([Slice(AuthFeature(auth: FakeAuthService()))]), isLaunching: inputs.isLaunching,
            permissions: Permissions(location: inputs.location))
        if let page = inputs.mailPage { _ = state.slices.reduce(SliceAction(AuthFeature.self, .mailPage(.opened(page)))) }
        state.isSessionKnown = inputs.isSessionKnown
        state.person = inputs.person
        state.mode = inputs.mode
        state.route = route
        let reducer = AppReducer(
            coordinator: AppCoordinator(tabs: TabBarCoordinator(plugins: [])), clock: TestClock(), launchScreenDuration: .zero,
            permissions: inputs.asksPermissions ? FakePermissionService() : nil)
        reducer.updateRoute(&state)
        return state.route
    }

    @Test func `there are as many combinations as their parts make`() {
        #expect(Self.all.count == 2 * 2 * 2 * 4 * 3 * 4 * 2)
    }

    @Test func `each route shows exactly when its condition holds and none before it does`() {
        for inputs in Self.all {
            let isNamed = inputs.person?.name.isEmpty == false
            let lacksLocation = inputs.asksPermissions && inputs.mode == .driver && [.undecided, .denied].contains(inputs.location)
            let conditions: [(Route, Bool)] = [
                (.launch, inputs.isLaunching),
                (.mailPage, inputs.mailPage != nil),
                (.launch, !inputs.isSessionKnown),
                (.signIn, inputs.person == nil),
                (.onboarding, !isNamed),
                (.permissions, lacksLocation),
                (.home(inputs.mode), true),
            ]
            #expect(route(inputs) == conditions.first { $0.1 }?.0, "\(inputs)")
        }
    }

    @Test func `the tabs show if and only if somebody is signed in and what is needed is there`() {
        for inputs in Self.all {
            let isSignedIn = inputs.isSessionKnown && inputs.person?.name == "Ann"
            let isPermitted = inputs.mode != .driver || !inputs.asksPermissions || inputs.location == .granted || inputs.location == .unavailable
            let isFree = !inputs.isLaunching && inputs.mailPage == nil
            #expect((route(inputs) == .home(inputs.mode)) == (isSignedIn && isPermitted && isFree), "\(inputs)")
        }
    }

    @Test func `the route before it plays no part`() {
        let routes: [Route] = [.launch, .mailPage, .signIn, .onboarding, .permissions] + Mode.allCases.map { .home($0) }
        for inputs in Self.all {
            #expect(Set(routes.map { "\(route(inputs, from: $0))" }).count == 1, "\(inputs)")
        }
    }
}
