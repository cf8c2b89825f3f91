import Core
import CoreUI
import FleetAPI
import Theme
import UI

/// The page of the application to drive: how it stands, or a step of its form.
struct ApplyView: View {
    let store: ScopedStore<ApplyFeature>

    private var state: ApplyFeature.State { store.state }

    var body: some View {
        PageColumn(.reading) {
            if let part = state.part, state.overview.value != nil {
                ApplyStepView(part: part, store: store)
            } else {
                PageHeader(
                    Strings.drive, subtitle: Strings.driveHint, back: BackButton(Strings.account, identifier: "fleet.back") { store.send(.accountTapped) })
                ViewStateView(state.overview, retry: { store.send(.appeared) }) { overview in
                    if let message = state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("fleet.apply.message") }
                    ApplyStatusView(overview: overview, store: store)
                }
            }
        }
        .navigationTitle(Strings.drive)
        .onAppear { store.send(.appeared) }
        .onDisappear { store.send(.disappeared) }
    }
}

/// The state of an application, or what there is to know before one applies.
struct ApplyStatusView: View {
    let overview: ApplicationOverview
    let store: ScopedStore<ApplyFeature>

    private var drives: Bool { store.state.person?.roles.contains(.driver) == true }

    var body: some View {
        if let application = overview.application {
            ApplicationCard(application: application, store: store)
            if application.steps.count > 1 { SectionCard(Strings.applyTimeline) { Timeline(application.entries) } }
        }
        if drives {
            SectionCard(Strings.driveAlready) {
                Text(Strings.driveAlreadyHint)
                PrimaryButton(Strings.driveStart, symbol: AppSymbols.carName) { store.send(.driveTapped) }.accessibilityIdentifier("fleet.apply.drive")
            }
        } else if overview.application?.status.isOpen != true, overview.application?.status != .approved {
            ApplyStartCard(overview: overview) { store.send(.opened(.person)) }
        }
    }
}

/// The introduction before one applies, with the way to begin.
struct ApplyStartCard: View {
    let overview: ApplicationOverview
    let start: () -> Void

    @Environment(\.theme) private var theme

    var body: some View {
        if !overview.isOpen {
            EmptyStateView(symbol: AppSymbols.carName, title: Strings.applyClosedTitle, message: Strings.applyClosedHint)
        } else if let time = overview.mayApplyAt {
            NoticeBanner(Strings.applyAgainAt(DateFormat.day(time))).accessibilityIdentifier("fleet.apply.later")
        } else {
            SectionCard(overview.application == nil ? Strings.applyTitle : Strings.applyAgainTitle) {
                Text(Strings.applyIntro(overview.minimumAge))
                Text(Strings.applyPrivacy(overview.documentDays)).foregroundStyle(theme.colors.secondaryText)
                PrimaryButton(Strings.applyStart, symbol: AppSymbols.arrowRightName, action: start).accessibilityIdentifier("fleet.apply.start")
            }
        }
    }
}

/// The state of an application, with what its applicant can do about it.
struct ApplicationCard: View {
    let application: DriverApplication
    let store: ScopedStore<ApplyFeature>

    private var status: ApplicationStatus { application.status }

    var body: some View {
        SectionCard(Strings.applyYours) {
            Pill(Strings.status(status), tone: status.tone).accessibilityIdentifier("fleet.apply.status")
        } content: {
            Text(Strings.explanation(status))
            if let message = application.message, status == .infoRequested || status == .declined || status == .approved {
                NoticeBanner(message, tone: status == .approved ? .success : .warning).accessibilityIdentifier("fleet.apply.words")
            }
            if status.isEditable {
                PrimaryButton(Strings.applyResume, symbol: AppSymbols.arrowRightName) { store.send(.opened(.person)) }
                    .accessibilityIdentifier("fleet.apply.resume")
            }
            if status.applicantSteps.contains(.withdrawn) {
                QuietButton(Strings.applyWithdraw, isBusy: store.state.isWorking) { store.send(.withdraw(isAsked: true)) }
                    .accessibilityIdentifier("fleet.apply.withdraw")
                    .confirmationDialog(
                        Strings.applyWithdrawQuestion,
                        isPresented: Binding(get: { store.state.isWithdrawing }, set: { if !$0 { store.send(.withdraw(isAsked: false)) } })
                    ) {
                        DestructiveButton(Strings.applyWithdraw) { store.send(.withdrawConfirmed) }
                            .accessibilityIdentifier("fleet.apply.withdraw.confirm")
                        Button(Strings.applyWithdrawKeep, role: .cancel) { store.send(.withdraw(isAsked: false)) }
                            .accessibilityIdentifier("fleet.apply.withdraw.dismiss")
                    } message: {
                        Text(Strings.applyWithdrawHint)
                    }
            }
        }
    }
}

extension DriverApplication {
    /// The history, for the applicant.
    var entries: [TimelineEntry] {
        steps.compactMap { step in
            step.status.map {
                TimelineEntry(
                    title: Strings.step($0), detail: step.text, time: DateFormat.dateTime(step.time), state: step.id == steps.last?.id ? .current : .done)
            }
        }
    }
}

extension ApplicationStatus {
    /// The color of its pill.
    var tone: Tone {
        switch self {
        case .draft, .withdrawn: .neutral
        case .submitted, .inReview: .info
        case .infoRequested: .warning
        case .approved: .success
        case .declined: .danger
        }
    }
}
