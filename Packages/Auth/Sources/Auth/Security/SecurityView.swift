import AuthAPI
import CoreUI
import Theme
import UI

/// The page of signing in: the password, and the second step.
struct SecurityView: View {
    let store: ScopedStore<AuthFeature>
    let back: () -> Void

    private var security: ScopedStore<SecurityFeature> { store.scope(\.security, AuthAction.security) }

    var body: some View {
        AccountPage(Strings.security, subtitle: Strings.securitySubtitle, back: back) {
            Card {
                ListRow(Strings.changePassword, subtitle: Strings.changePasswordSubtitle, symbol: AppSymbols.lockName) {
                    store.send(.account(.rowTapped(.password)))
                }
                .accessibilityIdentifier("auth.row.password")
            }
            FactorSteps(store: security)
        }
        .onAppear { security.send(.appeared) }
    }
}

/// Shows the step at which the second factor is: off, being set up, its recovery codes, or on.
struct FactorSteps: View {
    let store: ScopedStore<SecurityFeature>

    var body: some View {
        if let message = store.state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("auth.security.message") }
        if let codes = store.state.recoveryCodes {
            RecoveryCodesCard(codes: codes) { store.send(.codesSaved) }
        } else if let enrollment = store.state.enrollment {
            EnrollmentCard(enrollment: enrollment, store: store)
        } else {
            ViewStateView(store.state.factors, retry: { store.send(.appeared) }) { FactorCard(factors: $0, store: store) }
        }
    }
}

/// Shows whether the second step is on, with what can be done about it.
struct FactorCard: View {
    let factors: SecondFactors
    let store: ScopedStore<SecurityFeature>

    var body: some View {
        SectionCard(Strings.twoStep) {
            if factors.totp {
                ListRow(Strings.authenticatorApp, subtitle: Strings.recoveryCodesLeft(factors.recoveryCodes), symbol: AppSymbols.shieldName, tone: .success) {
                    Pill(Strings.flagOn, tone: .success)
                }
                .accessibilityIdentifier("auth.totp.on")
                SecondaryButton(Strings.renewCodes, isBusy: store.state.isChanging) { store.send(.renewTapped) }.accessibilityIdentifier("auth.codes.renew")
                turnOff
            } else {
                Text(factors.isRequired ? Strings.twoStepRequired : Strings.twoStepHint)
                PrimaryButton(Strings.turnOn, isBusy: store.state.isChanging) { store.send(.turnOnTapped) }.accessibilityIdentifier("auth.totp.turnOn")
            }
        }
    }

    private var turnOff: some View {
        DestructiveButton(Strings.turnOff, isDisabled: store.state.isChanging) { store.send(.turnOffTapped) }
            .accessibilityIdentifier("auth.totp.turnOff")
            .confirmationDialog(
                Strings.turnOffQuestion, isPresented: Binding(get: { store.state.asksRemoval }, set: { if !$0 { store.send(.turnOffDismissed) } })
            ) {
                DestructiveButton(Strings.turnOff) { store.send(.turnOffConfirmed) }.accessibilityIdentifier("auth.totp.turnOff.confirm")
                Button(Strings.cancel, role: .cancel) { store.send(.turnOffDismissed) }.accessibilityIdentifier("auth.totp.turnOff.dismiss")
            } message: {
                Text(Strings.turnOffHint)
            }
    }
}

/// Shows the secret of an authenticator app as a QR code and as text, and asks for a code of the app.
struct EnrollmentCard: View {
    let enrollment: TOTPEnrollment
    let store: ScopedStore<SecurityFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(Strings.setUpApp) {
            Text(Strings.scanHint)
            // lint:allow theme-symbol because the picture is made of the secret.
            if let picture = QRCode(enrollment.uri)?.svg { Image(svg: picture, label: Strings.qrCode).accessibilityIdentifier("auth.totp.qr") }
            Text(Strings.secretHint).font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
            Text(secret).font(theme.fonts.headline).accessibilityIdentifier("auth.totp.secret")
            Form {
                CodeField(text: store.binding(\.code) { .codeChanged($0) }, hint: Strings.confirmHint, message: store.state.fields["code"])
                PrimaryButton(Strings.confirm, isBusy: store.state.isChanging) { store.send(.confirmTapped) }.accessibilityIdentifier("auth.totp.confirm")
            }
            .onSubmit { store.send(.confirmTapped) }
            QuietButton(Strings.cancel) { store.send(.cancelTapped) }.accessibilityIdentifier("auth.totp.cancel")
        }
    }

    /// The secret in groups of four, which apps take as well.
    private var secret: String {
        let characters = Array(enrollment.secret)
        return stride(from: 0, to: characters.count, by: 4).map { String(characters[$0..<min($0 + 4, characters.count)]) }.joined(separator: " ")
    }
}

/// Shows recovery codes this once.
struct RecoveryCodesCard: View {
    let codes: [String]
    let saved: () -> Void

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(Strings.recoveryCodes) {
            Text(Strings.recoveryCodesHint)
            VStack(alignment: .leading, spacing: theme.spacing.xs) {
                ForEach(codes, id: \.self) { Text($0).font(theme.fonts.headline) }
            }
            .accessibilityIdentifier("auth.codes")
            PrimaryButton(Strings.codesSaved, action: saved).accessibilityIdentifier("auth.codes.saved")
        }
    }
}
