#if DEBUG
import Core
import CoreUI
import Foundation
import OrdersAPI
import UI

extension PriceOverview {
    /// A draft and a version of each standing, for previews.
    static let sample: PriceOverview = {
        let standings: [PriceBookVersion.Standing] = [.withdrawn, .scheduled, .current, .past]
        let versions = zip([4, 3, 2, 1], standings).map { number, standing in
            PriceBookVersion(
                version: number, effectiveFrom: PriceBookVersion.sample.effectiveFrom.addingTimeInterval(Double(number) * 86_400), standing: standing,
                prices: .sample)
        }
        return PriceOverview(versions: versions, drafts: [.sample])
    }()
}

struct PricesView_Previews: PreviewProvider {
    static var previews: some View {
        PricesView(store: ScopedStore(state: state)).previewDisplayName("Loaded")
    }

    private static var state: OrdersState {
        var state = OrdersState()
        state.prices.overview = .loaded(.sample)
        return state
    }
}

struct PriceList_Previews: PreviewProvider {
    private static func list(_ overview: ViewState<PriceOverview>, message: String? = nil) -> some View {
        PriceList(store: ScopedStore(state: PricesState(overview: overview, message: message)))
    }

    static var previews: some View {
        Group {
            list(.loading).previewDisplayName("Loading")
            list(.loaded(PriceOverview(versions: [.sample], drafts: []))).previewDisplayName("Empty")
            list(.loaded(.sample), message: "No connection. Please try again.").previewDisplayName("Refused")
            list(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }
}

struct PriceVersionCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ForEach(PriceOverview.sample.versions, id: \.version) { version in
                PriceVersionCard(version: version, isWorking: false) { _ in }.previewDisplayName(version.standing.rawValue.capitalized)
            }
        }
    }
}
#endif
