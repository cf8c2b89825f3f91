import Core
import CoreUI
import FleetAPI
import Theme
import UI

/// The sheet in which a dispatcher chooses a driver for an order.
struct AssignmentView: View {
    let form: AssignmentForm
    let drivers: [DispatchDriver]
    let send: (AssignmentFeature.Action) -> Void

    @Environment(\.theme) private var theme

    var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.md) {
            Text(Strings.assignOrder(form.orderID)).font(theme.fonts.title).accessibilityAddTraits(.isHeader)
            Text(Strings.chooseDriverHint).font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
            if let message = form.message { NoticeBanner(message, tone: .danger) }
            if drivers.isEmpty { Text(Strings.noDrivers) }
            ForEach(drivers, id: \.id) { choice($0) }
            PrimaryButton(Strings.assignTo, symbol: AppSymbols.checkName, isBusy: form.isBusy, isDisabled: form.driver == nil) {
                send(.submitTapped)
            }
            .accessibilityIdentifier("fleet.assign.submit")
            QuietButton(Strings.cancel) { send(.canceled) }
                .accessibilityIdentifier("fleet.assign.cancel")
        }
        .accessibilityIdentifier("fleet.assign.sheet")
    }

    private func choice(_ driver: DispatchDriver) -> some View {
        ChoiceRow(driver.name, subtitle: Strings.availability(driver.availability), isSelected: form.driver?.id == driver.id) {
            send(.driverTapped(driver))
        }
        .disabled(driver.availability == .onJob)
        .accessibilityIdentifier("fleet.assign.driver.\(driver.id)")
    }
}

extension View {
    /// Shows the sheet while an order is being assigned.
    func assignmentSheet(_ form: AssignmentForm?, drivers: [DispatchDriver], send: @escaping (AssignmentFeature.Action) -> Void) -> some View {
        sheet(
            isPresented: Binding(
                get: { form != nil },
                set: { isPresented in if !isPresented { send(.canceled) } })
        ) {
            if let form { AssignmentView(form: form, drivers: drivers, send: send) }
        }
    }
}
