import CoreUI
import SustainabilityAPI
import Theme
import UI

/// A button that saves a table as a file.
struct SaveTableButton: View {
    let isBusy: Bool
    /// The table that the browser is to save; nil until it has arrived, and once it is saved.
    let table: ImpactTable?
    let identifier: String
    let export: () -> Void
    let saved: () -> Void

    var body: some View {
        SecondaryButton(Strings.saveTable, symbol: AppSymbols.receiptName, isBusy: isBusy, action: export).accessibilityIdentifier(identifier)
        if let table {
            VStack {}.hook(.save, options: ["name": table.filename, "text": table.csv]) { _ in saved() }
        }
    }
}
