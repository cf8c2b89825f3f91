import Core
import FleetAPI

extension FleetFeature {
    /// The driver's status, jobs and offers.
    func reduceDriver(_ state: inout FleetState, _ action: FleetAction) -> Effect<FleetAction> {
        switch action {
        case .driverAppeared:
            state.message = nil
            state.status.beginLoading()
            state.jobs.beginLoading()
            guard let driver = state.personID else { return .merge(.send(.driverChanged), loadAreas(state)) }
            return .merge(
                .listen(id: "driver.live") { [fleet] send in
                    let changes = await fleet.driverChanges(driver)
                    send(.driverChanged)
                    for await _ in changes { send(.driverChanged) }
                },
                loadAreas(state))
        case .driverChanged:
            return load()
        case .statusLoaded(let result):
            state.status.finish(result)
        case .jobsLoaded(let result):
            state.jobs.finish(result)
            state.form.follow(state.currentJob)
            state.now = state.offers.isEmpty ? nil : clock.now
            return countDown(state)
        case .ticked(let now):
            guard !state.offers.isEmpty else { return .none }
            state.now = now
            return countDown(state)
        case .onlineToggled(let online):
            guard state.switchingTo == nil else { return .none }
            state.switchingTo = online
            state.message = nil
            return .run(id: "online") { [fleet] send in
                send(.onlineSet(await Result { () async throws(APIError) in try await fleet.setOnline(online) }))
            }
        case .onlineSet(.success(let status)):
            state.switchingTo = nil
            state.status = .loaded(status)
            return load()
        case .onlineSet(.failure(let error)):
            state.switchingTo = nil
            state.message = error.message
        case .positionsNoted(let positions):
            // Work that is replaced is cancelled, so each report is its own; what is lost is made good by the next.
            guard state.sharesPosition else { return .none }
            return .run { [fleet] _ in try? await fleet.report(positions) }
        case .offersTapped:
            return .event(.open("/driver/jobs"))
        case .currentJobTapped:
            return .event(.open("/driver/home"))
        case .acceptTapped(let job):
            return answer(job, accepted: true, &state)
        case .declineTapped(let job):
            return answer(job, accepted: false, &state)
        case .answered(let accepted, .success(let job)):
            state.answering = nil
            let others = (state.jobs.value ?? []).filter { $0.id != job.id }
            // Who takes a job has no offers until it is finished.
            state.jobs = .loaded(accepted ? [job] : others)
            state.form.follow(state.currentJob)
            return accepted ? .merge(.event(.notice(Strings.jobAccepted)), load()) : load()
        case .answered(_, .failure(let error)):
            state.answering = nil
            state.message = error.message
            return load()
        default:
            break
        }
        return .none
    }

    /// Asks for status and jobs, at the same time.
    func load() -> Effect<FleetAction> {
        .run(id: "driver.load") { [fleet] send in
            async let status = Result { () async throws(APIError) in try await fleet.status() }
            async let jobs = Result { () async throws(APIError) in try await fleet.jobs() }
            send(.statusLoaded(await status))
            send(.jobsLoaded(await jobs))
        }
    }

    /// Notes the time in a second, while offers are open.
    private func countDown(_ state: FleetState) -> Effect<FleetAction> {
        guard !state.offers.isEmpty else { return .cancel(id: "countdown") }
        return .listen(id: "countdown") { [clock] send in
            guard (try? await clock.sleep(for: .seconds(1))) != nil else { return }
            send(.ticked(clock.now))
        }
    }

    private func answer(_ job: Int, accepted: Bool, _ state: inout FleetState) -> Effect<FleetAction> {
        guard state.answering == nil else { return .none }
        state.answering = job
        state.message = nil
        return .run(id: "answer") { [fleet] send in
            send(.answered(accepted: accepted, await Result { () async throws(APIError) in try await fleet.answer(job, accepted: accepted) }))
        }
    }
}
