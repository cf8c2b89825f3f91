public import AuthAPI
public import Core
public import CoreUI
import FleetAPI
import NotificationsAPI
import OrdersAPI
import PaymentsAPI
import PromotionsAPI
import SupportAPI

/// The person's profile, and the way through the account's pages.
public struct AccountFeature: Sendable {
    /// The profile that the pages show, and which of them is open.
    public struct State: Sendable, Equatable {
        /// The signed-in person's profile.
        public var profile: ViewState<Profile>
        /// The pages from the overview to the open one; empty at the overview.
        public var path: [AuthLink]

        /// Creates a state.
        public init(profile: ViewState<Profile> = .idle, path: [AuthLink] = []) {
            self.profile = profile
            self.path = path
        }

        /// Goes back from the open page if it is the one meant.
        mutating func leave(_ isPage: (AuthLink) -> Bool) {
            if path.last.map(isPage) == true { path.removeLast() }
        }
    }

    /// The things that can happen to profile and path.
    public enum Action: Sendable, Equatable {
        /// The account appeared, or the person asks to try again.
        case appeared
        /// Loading the profile ended.
        case profileLoaded(Result<Profile, APIError>)
        /// A place was opened: by its URL, the browser's back, or a row beside the open page.
        case opened([AuthLink])
        /// A row that leads to a page was tapped.
        case rowTapped(AuthLink)
        /// The row of a page for administrators was tapped, in a product that has no tabs for them.
        case administrationTapped(LinkPlace)
        /// The row of the customer's credit was tapped.
        case creditTapped
        /// The row of the promotions was tapped.
        case promotionsTapped
        /// The way back was tapped.
        case backTapped
        /// The row of payment methods was tapped.
        case paymentsTapped
        /// The row of notifications was tapped.
        case notificationsTapped
        /// The row of recurring orders was tapped.
        case recurringTapped
        /// The row of help was tapped.
        case supportTapped
        /// The row of the application to drive was tapped.
        case driveTapped
    }

    let auth: any AuthService

    /// Changes the state for an action, and returns what is to be done outside.
    func reduce(_ state: inout State, _ action: Action, user: User?) -> Effect<Action> {
        switch action {
        case .appeared:
            guard let user else { return .none }
            state.profile.beginLoading()
            return .load(id: "profile") { [auth] () async throws(APIError) in
                try await auth.profile(of: user.id)
            } send: {
                .profileLoaded($0)
            }
        case .profileLoaded(let result):
            state.profile.finish(result)
        case .opened(let path):
            state.path = path
        case .paymentsTapped:
            return .open(PaymentsLink.methods)
        case .notificationsTapped:
            return .open(NotificationsLink.preferences)
        case .recurringTapped:
            return .open(OrdersLink.recurring())
        case .supportTapped:
            return .open(SupportLink.tickets)
        case .driveTapped:
            return .open(DrivingLink.application)
        case .rowTapped(let link):
            state.path.append(link)
        case .administrationTapped(let place):
            return .event(.open(place))
        case .creditTapped:
            return .open(PromotionsLink.credit)
        case .promotionsTapped:
            return .open(PromotionsLink.codes)
        case .backTapped:
            state.path = Array(state.path.dropLast())
        }
        return .none
    }
}

extension AuthLink {
    /// Whether it is the form of an address.
    var isAddress: Bool {
        if case .address = self { true } else { self == .newAddress }
    }

    /// The page above it, besides the overview; nil for none.
    var parent: AuthLink? {
        switch self {
        case .password: .security
        case .export, .deletion: .privacy
        case .account, .profile, .addresses, .newAddress, .address, .preferences, .devices, .passkeys, .email, .security, .appearance, .privacy, .flags: nil
        }
    }
}

/// Reads and writes the URLs of the account's pages. An address lies below the list of addresses, and the form of
/// a new password below signing in, so that the way back leads there.
public struct AccountCoordinator: Coordinator {
    /// Creates the coordinator.
    public init() {}

    /// The part of the URL behind the tab.
    public func components(for path: [AuthLink]) -> [String] { path.last?.place.components ?? [] }

    /// The path for the part of the URL behind the tab; nil if it names no page.
    public func path(for components: [String]) -> [AuthLink]? {
        AuthLink(LinkPlace(tab: AuthLink.account.place.tab, components: components)).map { link in
            if link == .account { [] } else if link.isAddress { [.addresses, link] } else { link.parent.map { [$0, link] } ?? [link] }
        }
    }
}
