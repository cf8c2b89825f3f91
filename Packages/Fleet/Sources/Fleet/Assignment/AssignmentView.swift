import Core
import CoreUI
import FleetAPI
import Theme
import UI

/// The sheet in which a dispatcher chooses a driver for orders, and sees what came of several.
struct AssignmentView: View {
    let form: AssignmentForm
    let drivers: [DispatchDriver]
    let send: (AssignmentFeature.Action) -> Void

    @Environment(\.theme) private var theme

    var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.md) {
            Text(title).font(theme.fonts.title).accessibilityAddTraits(.isHeader)
            if let results = form.results {
                AssignmentResultsCard(results: results, drivers: drivers, orderIDs: form.orderIDs) { send(.canceled) }
            } else {
                choices
            }
        }
        .accessibilityIdentifier("fleet.assign.sheet")
    }

    private var title: String {
        form.orderIDs.count == 1 ? Strings.assignOrder(form.orderIDs.first ?? 0) : Strings.assignOrders(form.orderIDs.count)
    }

    @ViewBuilder private var choices: some View {
        Text(Strings.chooseDriverHint).font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
        if let message = form.message { NoticeBanner(message, tone: .danger) }
        if options.isEmpty, form.orderIDs.count == 1 { Text(Strings.noDrivers) }
        ChoiceList(Strings.driver) {
            if form.orderIDs.count > 1 {
                ChoiceRow(Strings.bestDrivers, subtitle: Strings.bestDriversHint, isSelected: form.choice == .best) { send(.chosen(.best)) }
                    .accessibilityIdentifier("fleet.assign.driver.best")
            }
            ForEach(options) { choice($0) }
        }
        MainAction {
            PrimaryButton(submitTitle, symbol: AppSymbols.checkName, isBusy: form.isAssigning, isDisabled: form.choice == nil) {
                send(.submitTapped)
            }
            .accessibilityIdentifier("fleet.assign.submit")
        }
        QuietButton(Strings.cancel) { send(.canceled) }
            .accessibilityIdentifier("fleet.assign.cancel")
    }

    private var submitTitle: String {
        if case .driver(_, let name)? = form.choice { Strings.assignToName(name) } else { Strings.assign }
    }

    private var options: [AssignmentOption] {
        form.suggestions.value.map { $0.map { AssignmentOption($0) } } ?? drivers.map { AssignmentOption($0) }
    }

    private func choice(_ option: AssignmentOption) -> some View {
        ChoiceRow(option.name, subtitle: option.detail, isSelected: form.choice == .driver(id: option.id, name: option.name)) {
            send(.chosen(.driver(id: option.id, name: option.name)))
        }
        .disabled(!option.isAvailable)
        .accessibilityIdentifier("fleet.assign.driver.\(option.id)")
    }
}

/// The results of assigning several orders, one by one.
private struct AssignmentResultsCard: View {
    let results: [BulkAssignmentResult.Item]
    let drivers: [DispatchDriver]
    let orderIDs: [Int]
    let close: () -> Void

    var body: some View {
        let failed = results.count { $0.error != nil }
        NoticeBanner(Strings.someAssigned(results.count - failed, of: results.count), tone: failed == results.count ? .danger : .warning)
            .accessibilityIdentifier("fleet.assign.results")
        ForEach(results, id: \.orderID) { result in
            ListRow(
                Strings.order(result.orderID), subtitle: text(result), symbol: result.error == nil ? AppSymbols.checkName : AppSymbols.warningName,
                tone: result.error == nil ? .success : .danger
            )
            .accessibilityIdentifier("fleet.assign.result.\(result.orderID)")
        }
        MainAction { PrimaryButton(Strings.done, action: close).accessibilityIdentifier("fleet.assign.done") }
    }

    private func text(_ result: BulkAssignmentResult.Item) -> String {
        if let message = result.message ?? result.error { return message }
        let name = drivers.first { $0.id == result.driverID }?.name
        let reasons = Strings.reasons(result.reasons)
        return ([name.map(Strings.assignedTo) ?? Strings.assignedNow] + (reasons.isEmpty ? [] : [reasons])).joined(separator: " ")
    }
}

extension View {
    /// Shows the sheet while orders are being assigned.
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
