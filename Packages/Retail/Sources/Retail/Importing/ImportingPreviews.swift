#if DEBUG
import Core
import CoreUI
import RetailAPI
import UI

private func run(_ state: CatalogImport.State) -> CatalogImport {
    CatalogImport(
        id: 1, retailerID: 1, fileName: "catalog.csv", size: 4_096, offset: state == .reading ? 1_024 : 4_096, state: state,
        headings: ["Nr", "Artikel", "Regal", "Preis"], replacing: true, rows: 100, problems: state == .refused ? 1 : 0, added: 92, changed: 8, removed: 3)
}

/// Computed anew, so that its message is in the language of the preview.
private var problems: CatalogImportProblems {
    CatalogImportProblems(
        problems: [ImportProblem(row: 4, column: .price, reason: .price, value: "abc", message: Strings.itemPriceWrong)], total: 1)
}

private func store(_ run: CatalogImport?, message: String? = nil) -> ScopedStore<ImportingFeature> {
    ScopedStore(state: ImportingFeature.State(retailer: 1, run: .loaded(run), problems: run?.state == .refused ? problems : nil, message: message))
}

struct ImportingView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ImportingView(store: ScopedStore(state: ImportingFeature.State(retailer: 1, run: .loading)), retailer: "").previewDisplayName("Loading")
            ImportingView(store: store(nil), retailer: "Corner Market").previewDisplayName("Empty")
            ImportingView(store: store(run(.ready), message: Strings.importCut), retailer: "Corner Market").previewDisplayName("Loaded")
            ImportingView(
                store: ScopedStore(state: ImportingFeature.State(retailer: 1, run: .failed("No connection. Please try again."))), retailer: "Corner Market"
            ).previewDisplayName("Failed")
        }
    }
}

struct ImportFileCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ImportFileCard(store: store(nil), run: nil).previewDisplayName("Empty")
            ImportFileCard(store: store(run(.reading)), run: run(.reading)).previewDisplayName("Sending")
            ImportFileCard(store: store(run(.ready)), run: run(.ready)).previewDisplayName("Checked")
        }
    }
}

struct ImportStateCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ImportStateCard(store: store(run(.reading)), run: run(.reading)).previewDisplayName("Reading")
            ImportStateCard(store: store(run(.columns)), run: run(.columns)).previewDisplayName("Columns")
            ImportStateCard(store: store(run(.ready)), run: run(.ready)).previewDisplayName("Checked")
            ImportStateCard(store: store(run(.refused)), run: run(.refused)).previewDisplayName("Refused")
            ImportStateCard(store: store(run(.applied)), run: run(.applied)).previewDisplayName("Applied")
        }
    }
}

struct ImportColumnFields_Previews: PreviewProvider {
    static var previews: some View {
        ImportColumnFields(store: store(run(.columns)), headings: run(.columns).headings).previewDisplayName("Usual")
    }
}

struct ImportProblemList_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ImportProblemList(run: run(.refused), problems: nil).previewDisplayName("Loading")
            ImportProblemList(run: run(.refused), problems: problems).previewDisplayName("Loaded")
        }
    }
}
#endif
