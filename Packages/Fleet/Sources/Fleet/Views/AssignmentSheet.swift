import Core
import CoreUI
import FleetAPI
import Theme
import UI

/// Gives an order to a driver: the drivers to choose from, and the button that does it.
struct AssignmentSheet: View {
    let form: AssignmentForm
    let store: ScopedStore<FleetFeature>

    @Environment(\.theme) private var theme

    private var drivers: [DispatchDriver] { store.state.overview.value?.drivers ?? [] }

    var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.md) {
            Text(Strings.assignOrder(form.orderID)).font(theme.fonts.title).accessibilityAddTraits(.isHeader)
            Text(Strings.chooseDriverHint).font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
            if let message = form.message { NoticeBanner(message, tone: .danger) }
            if drivers.isEmpty { Text(Strings.noDrivers) }
            ForEach(drivers, id: \.id) { choice($0) }
            PrimaryButton(Strings.assignTo, symbol: AppSymbols.checkName, isBusy: form.isBusy, isDisabled: form.driverID == nil) {
                store.send(.assignSubmitTapped)
            }
            .accessibilityIdentifier("fleet.assign.submit")
            QuietButton(Strings.cancel) { store.send(.assignCanceled) }
                .accessibilityIdentifier("fleet.assign.cancel")
        }
        .accessibilityIdentifier("fleet.assign.sheet")
    }

    private func choice(_ driver: DispatchDriver) -> some View {
        Chip("\(driver.name) · \(Strings.availability(driver.availability))", isSelected: form.driverID == driver.id) {
            store.send(.assigneeTapped(driver.id))
        }
        .disabled(driver.availability == .onJob)
        .accessibilityIdentifier("fleet.assign.driver.\(driver.id)")
    }
}

extension View {
    /// Shows the sheet while an order is being given to a driver.
    func assignmentSheet(_ store: ScopedStore<FleetFeature>) -> some View {
        sheet(
            isPresented: Binding(
                get: { store.state.assignment != nil },
                set: { isPresented in if !isPresented { store.send(.assignCanceled) } })
        ) {
            if let form = store.state.assignment { AssignmentSheet(form: form, store: store) }
        }
    }
}

struct AssignmentSheet_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            AssignmentSheet(form: AssignmentForm(orderID: 14), store: .preview(FleetState(overview: .loaded(.busy)))).previewDisplayName("Loaded")
            AssignmentSheet(form: AssignmentForm(orderID: 14, driverID: 6, isBusy: true), store: .preview(FleetState(overview: .loaded(.busy))))
                .previewDisplayName("Busy")
            AssignmentSheet(
                form: AssignmentForm(orderID: 14, driverID: 6, message: "This driver has a job."), store: .preview(FleetState(overview: .loaded(.busy)))
            )
            .previewDisplayName("Failed")
            AssignmentSheet(form: AssignmentForm(orderID: 14), store: .preview(FleetState(overview: .loaded(.empty)))).previewDisplayName("Empty")
        }
    }
}
