import UI

// A small app as one would write it for a phone: a theme in the environment, a coordinator that turns routes into views, screens over a state.

struct ExampleTheme: Sendable {
    struct Colors: Sendable {
        let primary = Color(css: "var(--color-primary)")
        let text = Color(css: "var(--color-text)")
        let secondaryBackground = Color(css: "var(--color-secondary-background)")
    }

    struct Fonts: Sendable {
        let title = Font.title
        let headline = Font.headline
    }

    struct Spacing: Sendable { let md: CGFloat = 12 }

    struct Radius: Sendable { let md: CGFloat = 10 }

    let colors = Colors()
    let fonts = Fonts()
    let spacing = Spacing()
    let radius = Radius()
}

private struct ExampleThemeKey: EnvironmentKey {
    static let defaultValue = ExampleTheme()
}

extension EnvironmentValues {
    var theme: ExampleTheme {
        get { self[ExampleThemeKey.self] }
        set { self[ExampleThemeKey.self] = newValue }
    }
}

extension Font {
    static func rounded(size: CGFloat, weight: Font.Weight) -> Font { .system(size: size, weight: weight) }
}

extension Color {
    static let plum = Color(css: "#5b2a86")
}

enum ExampleRoute: String, CaseIterable, Hashable {
    case vans, crew, settings
}

struct ExampleDetail: Hashable {
    let id: Int
}

enum ExampleState {
    case idle, loading
    case loaded([String])
    case failed(String)
}

struct MainButton: View {
    @Environment(\.theme) var theme
    let title: String
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            Text(title)
                .font(theme.fonts.headline)
                .foregroundColor(.white)
                .padding(theme.spacing.md)
                .background(theme.colors.primary)
                .cornerRadius(theme.radius.md)
        }
    }
}

struct GreetingCard: View {
    @Environment(\.theme) var theme

    var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.md) {
            Text("Good morning")
                .font(theme.fonts.title)
                .foregroundColor(theme.colors.text)
                .padding(theme.spacing.md)
                .background(theme.colors.secondaryBackground)
                .cornerRadius(theme.radius.md)
            Image(systemName: "van")
                .font(.system(size: 60))
                .foregroundColor(theme.colors.primary)
            Label("Vans", systemImage: "van")
            Text("Plum").font(.rounded(size: 16, weight: .medium)).foregroundColor(.plum)
        }
    }
}

struct SignInExample: View {
    @Binding var email: String
    @Binding var password: String
    let isLoading: Bool
    let signIn: () -> Void

    var body: some View {
        VStack {
            TextField("Email", text: $email)
            SecureField("Password", text: $password)
            if isLoading {
                ProgressView()
            } else {
                Button("Sign in", action: signIn)
            }
        }
    }
}

struct VansExample: View {
    let state: ExampleState
    let load: () -> Void

    var body: some View {
        NavigationStack {
            contentView
                .navigationTitle("Vans")
                .toolbar { toolbarContent }
        }
        .task { load() }
    }

    @ViewBuilder
    private var contentView: some View {
        switch state {
        case .idle: EmptyView()
        case .loading: ProgressView()
        case .loaded(let vans): list(vans)
        case .failed(let message): Text(message)
        }
    }

    @ToolbarContentBuilder
    private var toolbarContent: some ToolbarContent {
        ToolbarItem(placement: .primaryAction) { Button("Add") {} }
        ToolbarItem(placement: .bottomBar) { Text("All vans") }
    }

    private func list(_ vans: [String]) -> some View {
        ScrollView(.horizontal) {
            LazyHStack {
                ForEach(vans, id: \.self) { van in Text(van) }
            }
        }
    }
}

struct ExampleCoordinator {
    @ViewBuilder
    func view(for route: ExampleRoute) -> some View {
        switch route {
        case .vans: GreetingCard()
        case .crew: Text("Crew").navigationTitle("Crew")
        case .settings: Text("Settings")
        }
    }
}

struct DashboardExample: View {
    @Binding var navigationPath: NavigationPath
    let coordinator = ExampleCoordinator()
    let screens = ExampleRoute.allCases

    var body: some View {
        NavigationStack(path: $navigationPath) {
            VStack(spacing: 40) {
                ForEach(screens, id: \.self) { screen in
                    NavigationLink(value: screen) {
                        Text(screen.rawValue)
                    }
                }
            }
            .navigationTitle("Dashboard")
            .navigationDestination(for: ExampleDetail.self) { detail in Text("Detail \(detail.id)") }
            .navigationDestination(for: ExampleRoute.self) { screen in
                coordinator.view(for: screen)
                Button("Add view") {
                    navigationPath.append(ExampleDetail(id: 5))
                }
                Button("Back") {
                    navigationPath.removeLast()
                }
            }
        }
    }
}

struct DashboardExample_Previews: PreviewProvider {
    static var previews: some View {
        DashboardExample(navigationPath: .constant(NavigationPath()))
            .previewDisplayName("Root")
    }
}
