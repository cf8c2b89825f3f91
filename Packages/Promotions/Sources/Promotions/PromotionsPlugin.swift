public import Core
public import CoreUI
import Networking
import PromotionsAPI
import Theme
import UI

/// The client of Promotions: the customer's credit, the administrator's promo codes, and grants of credit, on pages that are opened by links. The container must provide
/// `APIClient` and `any RandomSource`.
public struct PromotionsPlugin: ClientPlugin {
    /// The feature's name.
    public let name = "Promotions"
    /// Needs somebody to be signed in.
    public let requires = ["Auth"]

    /// The script that copies and shares codes for friends.
    public let scripts = [Resources.shareScript]

    /// Creates the plugin.
    public init() {}

    /// Registers the service.
    public func registerServices(in container: DIContainer) {
        container.register((any PromotionsService).self, .scoped) { LivePromotionsService(client: try $0.resolve(APIClient.self)) }
    }

    /// Makes the feature's slice.
    public func makeSlice(_ container: DIContainer) throws -> any AnySlice {
        Slice(
            PromotionsFeature(
                service: try container.resolve((any PromotionsService).self), random: try container.resolve((any RandomSource).self)))
    }

    /// The customer's credit, the administrator's codes, and grants, without buttons in the bar.
    public var tabs: [CoreUI.Tab] {
        [
            CoreUI.Tab(
                "credit", modes: [.customer], title: Strings.credit, symbol: AppSymbols.starName, placement: .link, order: 10,
                feature: PromotionsFeature.self, coordinator: LinkCoordinator<PromotionsLink>(mode: .customer, tab: "credit"), path: { _ in [] },
                opened: { _ in .credit(.appeared) },
                view: { CreditView(store: $0.scope(\.credit, PromotionsFeature.Action.credit)) }),
            CoreUI.Tab(
                "promotions", modes: Set(Mode.allCases), title: Strings.codes, symbol: AppSymbols.starName, placement: .link, order: 11,
                feature: PromotionsFeature.self, coordinator: LinkCoordinator<PromotionsLink>(tab: "promotions"), path: { _ in [] },
                opened: { _ in .opened }, view: { PromotionsView(store: $0) }),
        ]
    }

    /// The promo codes.
    public var administrationPages: [AdministrationPage] {
        [
            AdministrationPage(
                "promotions", in: .catalog, title: Strings.codes, hint: Strings.codesHint, symbol: AppSymbols.starName, order: 3, opens: PromotionsLink.codes)
        ]
    }

    #if DEBUG
    /// The previews of each screen.
    public static var previews: PreviewList {
        [
            CodeCard_Previews.self, CodeForm_Previews.self, CodesView_Previews.self, CreditEntriesCard_Previews.self, CreditView_Previews.self,
            GrantForm_Previews.self, GrantView_Previews.self, PromotionsView_Previews.self, ReferralCard_Previews.self,
        ]
    }
    #endif
}
