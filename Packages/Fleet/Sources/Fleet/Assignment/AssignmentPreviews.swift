#if DEBUG
import Core
import CoreUI
import FleetAPI
import UI

struct AssignmentView_Previews: PreviewProvider {
    private static let drivers = DispatchOverview.busy.drivers

    static var previews: some View {
        Group {
            sheet(AssignmentForm(orderID: 14)).previewDisplayName("Loaded")
            sheet(AssignmentForm(orderID: 14, driver: drivers[1], isBusy: true)).previewDisplayName("Busy")
            sheet(AssignmentForm(orderID: 14, driver: drivers[1], message: "No connection. Please try again."))
                .previewDisplayName("Failed")
            AssignmentView(form: AssignmentForm(orderID: 14), drivers: []) { _ in }.previewDisplayName("Empty")
        }
    }

    private static func sheet(_ form: AssignmentForm) -> some View { AssignmentView(form: form, drivers: drivers) { _ in } }
}
#endif
