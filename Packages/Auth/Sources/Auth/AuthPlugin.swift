public import Core
public import CoreUI
import Networking
import Theme
public import UI

/// Auth's client: the session, and the tab `account` in every mode. The container must provide `APIClient` and `AuthSession`.
public struct AuthPlugin: ClientPlugin {
    /// `Auth`.
    public let name = "Auth"
    /// Addresses are looked up by Location.
    public let requires = ["Location"]

    /// Creates the plugin.
    public init() {}

    /// Registers ``AuthService``.
    public func registerServices(in container: DIContainer) {
        container.register((any AuthService).self, .scoped) { resolver in
            let (client, session) = try resolver.resolve(APIClient.self, AuthSession.self)
            return LiveAuthService(client: client, session: session)
        }
    }

    /// Makes the slice of ``AuthFeature``.
    public func makeSlice(_ container: DIContainer) throws -> any AnySlice {
        let flags = try container.resolveIfRegistered(FeatureFlags.self)
        return Slice(AuthFeature(auth: try container.resolve((any AuthService).self), flags: flags?.entries ?? []))
    }

    /// The account, last in every mode.
    public var tabs: [CoreUI.Tab] {
        [
            CoreUI.Tab(
                "account", modes: Set(Mode.allCases), title: Strings.account, symbol: AppSymbols.tabAccountName, placement: .account, order: 9,
                feature: AuthFeature.self, coordinator: AuthCoordinator(), path: \.path, opened: { .opened($0) }, view: { AccountView(store: $0) })
        ]
    }

    /// The previews of all views.
    public static var previews: [any PreviewProvider.Type] {
        [
            SignInView_Previews.self, RegisterView_Previews.self, CredentialsFields_Previews.self, RestoreFailedView_Previews.self,
            OnboardingView_Previews.self, AccountView_Previews.self, AccountOverview_Previews.self, AccountPage_Previews.self,
            ProfileCard_Previews.self, ProfilePage_Previews.self, ProfileFields_Previews.self, AddressesPage_Previews.self,
            AddressPage_Previews.self, AddressFields_Previews.self, RemoveAddressButton_Previews.self, PreferencesPage_Previews.self,
            LaundryFields_Previews.self, AppearancePage_Previews.self, AccountSummary_Previews.self, AddressList_Previews.self,
            SignOutButton_Previews.self, DevicesPage_Previews.self, DeviceRow_Previews.self, PasswordPage_Previews.self,
            VerifyEmailCard_Previews.self, MailPageView_Previews.self, ForgotPasswordFields_Previews.self, ResetPasswordFields_Previews.self,
            VerifyEmailFields_Previews.self, PrivacyPage_Previews.self, FlagsPage_Previews.self, FlagCard_Previews.self,
        ]
    }
}
