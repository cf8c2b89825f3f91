import Core
import CoreUI
import NotificationsAPI
import Theme
import UI

/// Says what text messages are, takes a phone and the code that it gets, and says why a phone gets no more.
struct TextsSection: View {
    let store: ScopedStore<TextsFeature>
    let phone: TextNumber?

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(Strings.texts) {
            if let message = store.state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("notifications.texts.message") }
            content
        }
    }

    @ViewBuilder private var content: some View {
        switch (phone?.state, phone?.number) {
        case (.waiting?, let number?) where !store.state.isChanging: codeForm(number)
        case (.on?, let number?):
            state(Strings.textsOn(number), .success)
            SecondaryButton(Strings.textsOff, isBusy: store.state.isBusy) { store.send(.removeTapped) }
                .accessibilityIdentifier("notifications.texts.off")
        case (.unsubscribed?, let number?):
            state(Strings.textsUnsubscribed(number), .warning)
            numberForm
        case (.unreachable?, let number?):
            state(Strings.textsUnreachable(number), .warning)
            numberForm
        case (.waiting?, _), (.on?, nil), (.unsubscribed?, nil), (.unreachable?, nil), (nil, _):
            Text(Strings.textsHint).font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
            numberForm
        }
    }

    private func state(_ text: String, _ tone: Tone) -> some View {
        NoticeBanner(text, tone: tone).accessibilityIdentifier("notifications.texts.state")
    }

    private var numberForm: some View {
        Form {
            TextFormField(
                Strings.textsNumber, text: store.binding(\.number) { .numberChanged($0) }, hint: Strings.textsNumberHint,
                message: store.state.fields["number"], identifier: "notifications.texts.number"
            )
            .keyboardType(.phonePad)
            .textContentType(.telephoneNumber)
            SecondaryButton(Strings.textsSend, isBusy: store.state.isBusy) { store.send(.codeTapped(waiting: nil)) }
                .accessibilityIdentifier("notifications.texts.send")
        }
        .onSubmit { store.send(.codeTapped(waiting: nil)) }
    }

    @ViewBuilder private func codeForm(_ number: String) -> some View {
        state(Strings.textsSent(number), .info)
        Form {
            TextFormField(
                Strings.textsCode, text: store.binding(\.code) { .codeChanged($0) }, message: store.state.fields["code"] ?? store.state.fields["number"],
                identifier: "notifications.texts.code"
            )
            .keyboardType(.numberPad)
            .textContentType(.oneTimeCode)
            PrimaryButton(Strings.textsConfirm, isBusy: store.state.isBusy) { store.send(.confirmTapped) }
                .accessibilityIdentifier("notifications.texts.confirm")
        }
        .onSubmit { store.send(.confirmTapped) }
        HStack(spacing: theme.spacing.sm) {
            QuietButton(Strings.textsAgain) { store.send(.codeTapped(waiting: number)) }.accessibilityIdentifier("notifications.texts.again")
            QuietButton(Strings.textsOther) { store.send(.otherNumberTapped) }.accessibilityIdentifier("notifications.texts.other")
        }
    }
}
