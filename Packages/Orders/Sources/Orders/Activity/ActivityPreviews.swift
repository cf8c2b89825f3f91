#if DEBUG
import Core
import CoreUI
import OrdersAPI
import UI

struct ActivityView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            view(.loading).previewDisplayName("Loading")
            view(.loaded([])).previewDisplayName("Empty")
            view(.loaded([.sample, .sample(id: 13, stage: .processing)])).previewDisplayName("Loaded")
            view(.loaded([]), search: "Spectrum").previewDisplayName("Nothing found")
            view(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }

    private static func view(_ orders: ViewState<[Order]>, search: String = "") -> some View {
        ActivityView(store: ScopedStore(state: ActivityState(search: search, orders: orders)))
    }
}

struct EmptyActivityView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            EmptyActivityView(segment: .inProgress) {}.previewDisplayName("In progress")
            EmptyActivityView(segment: .scheduled) {}.previewDisplayName("Scheduled")
            EmptyActivityView(segment: .completed) {}.previewDisplayName("Completed")
            EmptyActivityView(segment: .canceled) {}.previewDisplayName("Canceled")
        }
    }
}
#endif
