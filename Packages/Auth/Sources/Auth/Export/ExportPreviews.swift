#if DEBUG
import AuthAPI
import Core
import CoreUI
import UI

struct ExportView_Previews: PreviewProvider {
    private static func page(_ export: ViewState<AccountExportState>, _ change: (inout ExportFeature.State) -> Void = { _ in }) -> some View {
        var state = ExportFeature.State(export: export)
        change(&state)
        return ExportView(store: ScopedStore(state: state)) {}
    }

    private static func page(_ status: AccountExport.Status, progress: Int = 0) -> some View {
        let sample = AccountExport.sample
        return page(
            .loaded(
                AccountExportState(
                    export: AccountExport(id: 3, status: status, progress: progress, bytes: nil, createdAt: sample.createdAt, expiresAt: nil), days: 7)))
    }

    private static let none = AccountExportState(export: nil, days: 7)

    static var previews: some View {
        Group {
            page(.loading).previewDisplayName("Loading")
            page(.loaded(none)).previewDisplayName("Never asked for")
            page(.loaded(none)) { $0.isAsking = true }.previewDisplayName("Busy")
            page(.loaded(none)) { $0.message = "No connection. Please try again." }.previewDisplayName("Not asked for")
            page(.pending, progress: 40).previewDisplayName("Under way")
            page(.loaded(.sample)).previewDisplayName("Ready")
            page(.failed).previewDisplayName("Couldn't be made")
            page(.expired).previewDisplayName("Expired")
            page(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }
}
#endif
