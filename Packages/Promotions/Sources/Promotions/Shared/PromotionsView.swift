import CoreUI
import UI

/// The tab `promotions`: promo codes and grants for administrators, grants alone for dispatchers.
struct PromotionsView: View {
    let store: ScopedStore<PromotionsFeature>

    var body: some View {
        let grant: ScopedStore<GrantFeature> = store.scope(\.grant, PromotionsFeature.Action.grant)
        if store.state.makesCodes {
            CodesView(store: store.scope(\.codes, PromotionsFeature.Action.codes), grant: grant)
        } else {
            GrantView(store: grant)
        }
    }
}
