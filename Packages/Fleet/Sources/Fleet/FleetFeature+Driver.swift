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
            guard let driver = state.personID else { return .send(.driverChanged) }
            return .listen(id: "driver.live") { [fleet] send in
                let changes = await fleet.driverChanges(driver)
                send(.driverChanged)
                for await _ in changes { send(.driverChanged) }
            }
        case .driverChanged:
            return load()
        case .statusLoaded(let result):
            state.status.finish(result)
        case .jobsLoaded(let result):
            state.jobs.finish(result)
            state.form.follow(state.currentJob)
        case .onlineToggled(let online):
            guard !state.isSwitching else { return .none }
            state.isSwitching = true
            state.message = nil
            return .run(id: "online") { [fleet] send in
                send(.onlineSet(await Result { () async throws(APIError) in try await fleet.setOnline(online) }))
            }
        case .onlineSet(.success(let status)):
            state.isSwitching = false
            state.status = .loaded(status)
            return load()
        case .onlineSet(.failure(let error)):
            state.isSwitching = false
            state.message = error.message
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

    private func answer(_ job: Int, accepted: Bool, _ state: inout FleetState) -> Effect<FleetAction> {
        guard state.answering == nil else { return .none }
        state.answering = job
        state.message = nil
        return .run(id: "answer") { [fleet] send in
            send(.answered(accepted: accepted, await Result { () async throws(APIError) in try await fleet.answer(job, accepted: accepted) }))
        }
    }
}
