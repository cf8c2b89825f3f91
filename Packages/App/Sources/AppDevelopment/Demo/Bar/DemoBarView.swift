import CoreUI
import Theme
import UI

/// The ways into the demo, each one press: as whom, here or in a window of its own, and whether simulated people are under way.
struct DemoBarView: View {
    @Environment(\.theme) private var theme
    let store: ScopedStore<DemoFeature>

    var body: some View {
        PageColumn(.narrow) {
            SectionCard(Strings.demoTitle) {
                EmptyView()
            } content: {
                if let message = store.state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("demo.message") }
                ForEach(DemoRole.allCases, id: \.self) { role in row(role) }
                traffic
                PageLink(Strings.demoSent, to: SentController.path, identifier: "demo.sent")
            }
        }
        .styleName("demo-bar")
        .onAppear { store.send(.appeared) }
    }

    private func row(_ role: DemoRole) -> some View {
        HStack(spacing: theme.spacing.sm) {
            SecondaryButton(role.title, symbol: role.symbol, isBusy: store.state.role == role, isDisabled: store.state.role != nil) {
                store.send(.roleTapped(role))
            }
            .accessibilityIdentifier("demo.continue.\(role.rawValue)")
            DemoWindowButton(address: DemoAddress(role, ticket: store.state.ticket))
        }
    }

    @ViewBuilder private var traffic: some View {
        if let traffic = store.state.traffic {
            HStack(spacing: theme.spacing.md) {
                Text(traffic.isOn ? Strings.demoTrafficOn : Strings.demoTrafficOff)
                Spacer()
                QuietButton(traffic.isOn ? Strings.demoTurnOff : Strings.demoTurnOn, isBusy: store.state.isSwitching) { store.send(.trafficTapped) }
                    .accessibilityIdentifier("demo.traffic")
            }
        }
    }
}

/// Opens a role in a window of its own: a script does, under a host name of its own, since browsers keep a session for each.
struct DemoWindowButton: View {
    let address: DemoAddress

    var body: some View {
        IconButton(symbol: AppSymbols.demoWindowName, label: Strings.demoWindow(address.role.title)) {}
            .accessibilityIdentifier("demo.window.\(address.role.rawValue)")
            .hook(Hook<String>("demo-window"), options: ["name": address.role.rawValue, "path": address.path]) { _ in }
    }
}

/// The page of a role that was opened by its address, until its person is signed in. Who came by an address that this server didn't make presses first.
struct DemoPageView: View {
    let store: ScopedStore<DemoFeature>

    var body: some View {
        PageColumn(.narrow) {
            if let role = store.state.role {
                PageHeader(role.title)
                LoadingView()
            } else if let role = store.state.page {
                PageHeader(Strings.demoTitle)
                PrimaryButton(role.title) { store.send(.roleTapped(role)) }.accessibilityIdentifier("demo.continue.\(role.rawValue)")
            }
        }
    }
}

extension AppSymbols {
    /// A window with an arrow out of it: opens a window of its own.
    static let demoWindowName = "demoWindow"

    /// The symbols that the demo adds to the app, by name, drawn as `AppSymbols` asks.
    static let demoDrawings = [
        demoWindowName:
            ##"<path d="M19 13.5V19a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V6.5A1.5 1.5 0 0 1 5 5h5.5"/><path d="M14 3.5h6.5V10"/><path d="M20 4 11.5 12.5"/>"##
    ]
}
