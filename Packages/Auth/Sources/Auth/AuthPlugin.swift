import AuthAPI
public import Core
public import CoreUI
import Networking
import Theme
import UI

/// Auth's client: the session, and the tab `account` in every mode. The container must provide `APIClient`, `AuthSession`,
/// `any Realtime` and `any Clock`.
public struct AuthPlugin: ClientPlugin {
    /// The feature's name.
    public let name = "Auth"
    /// Needs Location, which finds the points of addresses.
    public let requires = ["Location"]
    /// The symbols that are Auth's own.
    public let symbols = AppSymbols.authDrawings
    /// The script that makes and uses passkeys.
    public let scripts = [Resources.passkeyScript]

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
        return Slice(
            AuthFeature(
                auth: try container.resolve((any AuthService).self), flags: flags?.entries ?? [], following: try Following(container),
                viewing: try container.resolveIfRegistered(ViewingTime.self)))
    }

    /// The account, last in every mode.
    public var tabs: [CoreUI.Tab] {
        [
            CoreUI.Tab(
                "account", modes: Set(Mode.allCases), title: Strings.account, symbol: AppSymbols.tabAccountName, placement: .account, order: 9,
                feature: AuthFeature.self, coordinator: AccountCoordinator(), path: \.account.path, opened: { .account(.opened($0)) },
                view: { AccountView(store: $0) })
        ]
    }

    /// The feature flags, in Account.
    public var administrationPages: [AdministrationPage] {
        [
            AdministrationPage(
                "flags", in: .system, title: Strings.flags, hint: Strings.flagsSubtitle, symbol: AppSymbols.powerName, order: 3, opens: AuthLink.flags)
        ]
    }

    #if DEBUG
    /// The previews of all views.
    public static var previews: PreviewList {
        [
            SignInView_Previews.self, SignInForm_Previews.self, RegisterView_Previews.self, RestoreFailedView_Previews.self, OnboardingView_Previews.self,
            AccountView_Previews.self, AccountOverview_Previews.self, AccountPage_Previews.self, ProfileView_Previews.self, ProfileFields_Previews.self,
            AddressesView_Previews.self, AddressView_Previews.self, PreferencesView_Previews.self, AppearanceView_Previews.self,
            SignOutButton_Previews.self, DevicesView_Previews.self, PasswordView_Previews.self, VerifyEmailCard_Previews.self, EmailNoticeCard_Previews.self,
            PasskeysView_Previews.self, PasskeyButton_Previews.self,
            MailPageView_Previews.self, ForgotPasswordFields_Previews.self, ResetPasswordFields_Previews.self, VerifyEmailFields_Previews.self,
            EmailView_Previews.self, PrivacyView_Previews.self, FlagsView_Previews.self, SecurityView_Previews.self, FactorCard_Previews.self,
            ExportView_Previews.self, DeletionView_Previews.self, KeptDataList_Previews.self, ConsentList_Previews.self, LeavingView_Previews.self,
            RecoveryCodesCard_Previews.self,
            ProofForm_Previews.self, CodeField_Previews.self, FactorSetupView_Previews.self, ProfileCard_Previews.self, ViewingBanner_Previews.self,
            ViewingList_Previews.self,
        ]
    }
    #endif
}
