import AdministrationAPI
import Core
import CoreUI
import Theme
import UI

/// The tab `home` of administrators: the product's health and figures.
struct HomeView: View {
    let store: ScopedStore<HomeFeature>

    var body: some View {
        PageColumn {
            PageHeader(Strings.title, subtitle: Strings.homeHint)
            ViewStateView(store.state.overview, retry: { store.send(.appeared) }) { content($0) }
        }
        .navigationTitle(Strings.title)
        .onAppear { store.send(.appeared) }
        .onDisappear { store.send(.disappeared) }
    }

    @ViewBuilder
    private func content(_ overview: Overview) -> some View {
        if let progress = overview.setup { SetupCard(progress: progress) { store.send(.setupTapped) } }
        if !overview.figures.isEmpty {
            AdaptiveGrid {
                ForEach(overview.figures, id: \.id) { figure in
                    StatCard(title: figure.title, value: "\(figure.value)", symbol: AppSymbols.infoName)
                        .accessibilityIdentifier("administration.figure.\(figure.id)")
                }
            }
        }
        HealthCard(checks: overview.checks)
        SecondaryButton(Strings.showStatus, symbol: AppSymbols.infoName) { store.send(.statusTapped) }.accessibilityIdentifier("administration.home.status")
    }
}
