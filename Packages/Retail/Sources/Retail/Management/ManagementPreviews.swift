#if DEBUG
import Core
import CoreUI
import RetailAPI
import UI

private let closed = ManagedRetailer(
    id: 2, version: 4, active: false, items: 0, content: RetailerContent(name: "Closed for the season", category: "Groceries"))

struct RetailManagementView_Previews: PreviewProvider {
    private static var items: RetailFeature.State {
        var state = RetailFeature.State(managed: [.items(1)])
        state.management.retailers = .loaded([.sample])
        state.stock = StockFeature.State(retailer: 1, items: .loaded(Page(items: [.sample], page: 1, limit: 20, total: 1)))
        return state
    }

    static var previews: some View { RetailManagementView(store: ScopedStore(state: items)).previewDisplayName("Loaded") }
}

struct ManagementView_Previews: PreviewProvider {
    private static func page(_ retailers: ViewState<[ManagedRetailer]>, message: String? = nil) -> some View {
        ManagementView(store: ScopedStore(state: ManagementFeature.State(retailers: retailers, message: message)))
    }

    static var previews: some View {
        Group {
            page(.loading).previewDisplayName("Loading")
            page(.loaded([])).previewDisplayName("Empty")
            page(.loaded([.sample, closed]), message: "No connection. Please try again.").previewDisplayName("Refused")
            page(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }
}

struct ManagedRetailerCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ManagedRetailerCard(retailer: .sample, isWorking: false) {
            } edit: {
            }.previewDisplayName("Active")
            ManagedRetailerCard(retailer: closed, isWorking: true) {
            } edit: {
            }.previewDisplayName("Off")
        }
    }
}

struct RetailerFormView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            RetailerFormView(store: ScopedStore(state: ManagementFeature.State())).previewDisplayName("Empty")
            RetailerFormView(store: ScopedStore(state: ManagementFeature.State(form: RetailerForm(.sample)))).previewDisplayName("Filled")
            RetailerFormView(
                store: ScopedStore(
                    state: ManagementFeature.State(form: RetailerForm(.sample), fields: ["name": "There is such a retailer already."]))
            ).previewDisplayName("Failed")
        }
    }
}

struct StoreFields_Previews: PreviewProvider {
    private static var wrong: RetailerForm {
        var form = RetailerForm(.sample)
        form.stores.append(RetailerForm.Store(address: "Somewhere", place: "far away"))
        return form
    }

    static var previews: some View {
        Group {
            StoreFields(store: ScopedStore(state: ManagementFeature.State(form: RetailerForm(.sample)))).previewDisplayName("Filled")
            StoreFields(
                store: ScopedStore(
                    state: ManagementFeature.State(form: wrong, fields: ["stores.1.latitude": Strings.storePlaceWrong]))
            ).previewDisplayName("Failed")
        }
    }
}
#endif
