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
            sheet(suggested).previewDisplayName("Suggested")
            sheet(AssignmentForm(orderID: 14, driver: drivers[1])) { $0.isAssigning = true }.previewDisplayName("Busy")
            sheet(AssignmentForm(orderID: 14, driver: drivers[1])) { $0.message = "No connection. Please try again." }.previewDisplayName("Failed")
            sheet(AssignmentForm(orderIDs: [14, 15], choice: .best)).previewDisplayName("Several")
            sheet(AssignmentForm(orderIDs: [14, 15])) { $0.results = BulkAssignmentResult.mixed }.previewDisplayName("Results")
            AssignmentView(form: AssignmentForm(orderID: 14), drivers: []) { _ in }.previewDisplayName("Empty")
        }
    }

    private static var suggested: AssignmentForm {
        var form = AssignmentForm(orderIDs: [14], choice: .driver(id: 5, name: "Dan Diaz"))
        form.suggestions = .loaded(DriverSuggestion.previews)
        return form
    }

    private static func sheet(_ form: AssignmentForm, _ change: (inout AssignmentForm) -> Void = { _ in }) -> some View {
        var form = form
        change(&form)
        return AssignmentView(form: form, drivers: drivers) { _ in }
    }
}

extension BulkAssignmentResult {
    /// An order that was assigned and one that wasn't, for tests and previews.
    static let mixed = [
        Item.sample,
        Item(orderID: 13, driverID: nil, jobID: nil, error: "driver_busy", message: "Dan Diaz has another job.", reasons: []),
    ]
}
#endif
