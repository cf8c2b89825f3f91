public import Core
public import CoreUI
import Networking
import SustainabilityAPI
import Theme
import UI

/// Sustainability's client: the customer's tab `impact`, the administrators' pages, and everybody's page `/impact`. The container must provide `APIClient`, `any Realtime` and `any Clock`.
public struct SustainabilityPlugin: ClientPlugin {
    /// `Sustainability`.
    public let name = "Sustainability"
    /// Auth for the people, Orders for what is delivered.
    public let requires = ["Auth", "Orders"]
    /// The symbols that are Sustainability's own.
    public let symbols = AppSymbols.sustainabilityDrawings

    /// The script that saves tables.
    public let scripts = [Resources.saveScript]

    /// Creates the plugin.
    public init() {}

    /// Registers the services that read savings, and read and write the plant's meters.
    public func registerServices(in container: DIContainer) {
        container.register((any SustainabilityService).self, .scoped) { LiveSustainabilityService(client: try $0.resolve(APIClient.self)) }
        container.register((any PlantService).self, .scoped) { LivePlantService(client: try $0.resolve(APIClient.self)) }
    }

    /// Makes the slice of savings.
    public func makeSlice(_ container: DIContainer) throws -> any AnySlice {
        Slice(
            SustainabilityFeature(
                sustainability: try container.resolve((any SustainabilityService).self), plant: try container.resolve((any PlantService).self),
                following: try Following(container), clock: try container.resolve((any Core.Clock).self)))
    }

    /// The customer's fourth tab, and the administrators' pages without a button in the bar.
    public var tabs: [CoreUI.Tab] {
        [
            CoreUI.Tab(
                SustainabilityLink.tab, modes: [.customer], title: Strings.impact, symbol: AppSymbols.tabImpactName, order: 3,
                feature: SustainabilityFeature.self, coordinator: LinkCoordinator<SustainabilityLink>(mode: .customer, tab: SustainabilityLink.tab),
                path: { $0.order.id.map { [.order($0)] } ?? [] },
                opened: { path in
                    if case .order(let id) = path.last { .order(.opened(id)) } else { .order(.opened(nil)) }
                }
            ) { store in
                if let id = store.state.order.id {
                    OrderImpactView(store: store.scope(\.order, SustainabilityFeature.Action.order)).id("impact.\(id)")
                } else {
                    ImpactView(store: store.scope(\.impact, SustainabilityFeature.Action.impact))
                }
            },
            CoreUI.Tab(
                SustainabilityManagementLink.readingsTab, modes: Set(Mode.allCases), title: Strings.readings, symbol: AppSymbols.dropletName,
                placement: .link, order: 13, feature: SustainabilityFeature.self,
                coordinator: LinkCoordinator<SustainabilityManagementLink>(tab: SustainabilityManagementLink.readingsTab), path: { _ in [] },
                opened: { _ in .readings(.appeared) },
                view: { ReadingsView(store: $0.scope(\.readings, SustainabilityFeature.Action.readings)) }),
            CoreUI.Tab(
                SustainabilityManagementLink.reportTab, modes: Set(Mode.allCases), title: Strings.report, symbol: AppSymbols.leafName, placement: .link,
                order: 14, feature: SustainabilityFeature.self,
                coordinator: LinkCoordinator<SustainabilityManagementLink>(tab: SustainabilityManagementLink.reportTab), path: { _ in [] },
                opened: { _ in .report(.appeared) },
                view: { ReportView(store: $0.scope(\.report, SustainabilityFeature.Action.report)) }),
        ]
    }

    /// The plant's meters, and what all orders saved.
    public var administrationPages: [AdministrationPage] {
        [
            AdministrationPage(
                "readings", in: .catalog, title: Strings.readings, hint: Strings.readingsHint, symbol: AppSymbols.dropletName, order: 5,
                opens: SustainabilityManagementLink.readings),
            AdministrationPage(
                "impact-report", in: .catalog, title: Strings.report, hint: Strings.reportHint, symbol: AppSymbols.leafName, order: 6,
                opens: SustainabilityManagementLink.report),
        ]
    }

    /// The page of what all orders saved.
    public var publicPages: [PublicPage] {
        [
            PublicPage(
                feature: SustainabilityFeature.self, opened: { $0.prefix { $0 != "?" } == SustainabilityLink.publicPath ? .everybody(.opened) : nil },
                path: { $0.everybody.isOpen ? SustainabilityLink.publicPath : nil }, closed: .everybody(.closed)
            ) { store in
                PublicImpactView(store: store.scope(\.everybody, SustainabilityFeature.Action.everybody))
            }
        ]
    }

    #if DEBUG
    /// The previews of all views.
    public static var previews: PreviewList {
        [
            ImpactView_Previews.self, SavingsGrid_Previews.self, MonthsCard_Previews.self, ComparisonCard_Previews.self, OrderImpactList_Previews.self,
            OrderImpactView_Previews.self, NumberCard_Previews.self, InputsCard_Previews.self, ReadingsView_Previews.self,
            PlantUseCard_Previews.self, ReadingFormView_Previews.self, ReadingList_Previews.self, ReportView_Previews.self, WorkCard_Previews.self,
            PublicImpactView_Previews.self, MethodCard_Previews.self, EquivalentsCard_Previews.self, SaveTableButton_Previews.self,
        ]
    }
    #endif
}
