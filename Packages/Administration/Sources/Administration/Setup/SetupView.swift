import AdministrationAPI
import Core
import CoreUI
import Theme
import UI

/// The page of the first setup: what an administrator goes through before the first order.
struct SetupView: View {
    let store: ScopedStore<SetupFeature>

    private var state: SetupFeature.State { store.state }

    var body: some View {
        PageColumn(.reading) {
            PageHeader(Strings.setup, subtitle: Strings.setupHint)
            if let message = state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("administration.setup.message") }
            ViewStateView(state.status, loading: .rows(5), retry: { store.send(.appeared) }) { content($0) }
        }
        .navigationTitle(Strings.setup)
        .onAppear { store.send(.appeared) }
    }

    @ViewBuilder
    private func content(_ status: SetupStatus) -> some View {
        SetupProgressView(done: status.done, count: status.steps.count)
        ForEach(status.steps, id: \.id) { SetupStepCard(step: $0, store: store) }
        if status.isFinished {
            NoticeBanner(Strings.setupFinished, tone: .success).accessibilityIdentifier("administration.setup.finished")
            QuietButton(Strings.setupReopen) { store.send(.finishTapped(false)) }.accessibilityIdentifier("administration.setup.reopen")
        } else {
            if status.done < status.steps.count { NoticeBanner(Strings.setupLeft) }
            PrimaryButton(Strings.setupFinish, isBusy: state.isWorking) { store.send(.finishTapped(true)) }
                .accessibilityIdentifier("administration.setup.finish")
        }
    }
}

/// A step: why it is needed, what is set up, and what there is to do about it.
struct SetupStepCard: View {
    let step: SetupStepStatus
    let store: ScopedStore<SetupFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(step.title) {
            Pill(step.isDone ? Strings.setupDone : Strings.setupOpen, tone: step.isDone ? .success : .warning)
        } content: {
            Text(step.reason).foregroundStyle(theme.colors.secondaryText)
            Text(step.detail)
            if let trial = step.trial {
                NoticeBanner(trial.detail, tone: trial.passed ? .success : .danger).accessibilityIdentifier("administration.setup.\(step.id).result")
                Text(Strings.setupTriedAt(DateFormat.dateTime(trial.triedAt))).font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
            }
            if let place = step.path.flatMap({ LinkPlace(path: $0) }) {
                SecondaryButton(Strings.setupGo) { [send = store.sender] in send(.openTapped(place)) }
                    .accessibilityLabel(Strings.setupGoTo(step.title))
                    .accessibilityIdentifier("administration.setup.\(step.id).open")
            }
            if let title = step.trialTitle {
                SecondaryButton(title, isBusy: store.state.trying == step.id, isDisabled: store.state.trying != nil) { [send = store.sender, id = step.id] in
                    send(.tryTapped(id))
                }
                .accessibilityIdentifier("administration.setup.\(step.id).try")
            }
            if step.need == .review { review }
        }
        .accessibilityIdentifier("administration.setup.\(step.id)")
    }

    @ViewBuilder private var review: some View {
        if let reviewedAt = step.reviewedAt {
            Text(Strings.setupReviewedAt(DateFormat.dateTime(reviewedAt))).font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
            QuietButton(Strings.setupUnreview) { [send = store.sender, id = step.id] in send(.reviewTapped(id, false)) }
                .accessibilityLabel(Strings.setupUnreviewNamed(step.title))
                .accessibilityIdentifier("administration.setup.\(step.id).unreview")
        } else {
            SecondaryButton(Strings.setupReview, symbol: AppSymbols.checkName) { [send = store.sender, id = step.id] in send(.reviewTapped(id, true)) }
                .accessibilityLabel(Strings.setupReviewNamed(step.title))
                .accessibilityIdentifier("administration.setup.\(step.id).review")
        }
    }
}

/// The number of steps that are done, in words and as a line.
private struct SetupProgressView: View {
    let done: Int
    let count: Int

    @Environment(\.theme) private var theme

    var body: some View {
        let text = Strings.setupProgress(String(done), count: String(count))
        Text(text).foregroundStyle(theme.colors.secondaryText)
        ProgressLine(text, done: done, of: count)
    }
}

/// The way to the setup from the first page, while it isn't finished.
struct SetupCard: View {
    let progress: SetupProgress
    let open: () -> Void

    var body: some View {
        SectionCard(Strings.setup) {
            Text(Strings.setupInvitation)
            SetupProgressView(done: progress.done, count: progress.count)
            PrimaryButton(progress.done == 0 ? Strings.setupBegin : Strings.setupContinue, symbol: AppSymbols.arrowRightName, action: open)
                .accessibilityIdentifier("administration.home.setup")
        }
    }
}
