import Core
import Foundation
import Logging
import Persistence

/// Runs a process's periodic jobs: its own at all times, the shared ones while it holds the lease.
struct JobRunner: Sendable {
    private let jobs: [PeriodicJob]
    private let lease: JobLease
    private let sharesDatabase: Bool
    private let clock: any Clock
    private let log = createLog(category: "jobs")

    /// - Parameter sharesDatabase: whether other processes may use the same database.
    init(jobs: [PeriodicJob], database: any Database, sharesDatabase: Bool, clock: any Clock, random: any RandomSource) {
        self.jobs = jobs
        self.sharesDatabase = sharesDatabase
        self.clock = clock
        lease = JobLease(name: "jobs", holder: random.hexadecimal(byteCount: 8), database: database, clock: clock)
    }

    /// Runs jobs until the task is canceled.
    ///
    /// - Parameter isWorker: whether this process runs the shared jobs.
    func run(isWorker: Bool) async {
        await withTaskGroup(of: Void.self) { group in
            for job in jobs where job.place == .everyNode {
                group.addTask { await repeatedly(job) }
            }
            if isWorker { group.addTask { await work() } }
        }
    }

    private func work() async {
        guard sharesDatabase else { return await runShared(until: nil) }
        while !Task.isCancelled {
            do {
                if let end = try await lease.take() {
                    log.info("this node now runs the periodic jobs", metadata: ["holder": "\(lease.holder)"])
                    await runShared(until: end)
                }
            } catch {
                if !Task.isCancelled { log.warning("lease of the periodic jobs could not be requested", metadata: ["cause": "\(error)"]) }
            }
            do { try await clock.sleep(for: JobLease.renewal) } catch { break }
        }
        // The task is canceled, and with it any statement it would send.
        await Task { try? await lease.release() }.value
    }

    /// Runs the shared jobs until the lease is lost, or, without a lease, until the task is canceled.
    private func runShared(until end: Date?) async {
        await withTaskGroup(of: Void.self) { group in
            for job in jobs where job.place == .oneNode {
                group.addTask { await repeatedly(job) }
            }
            guard let end else { return }
            await keepLease(until: end)
            group.cancelAll()
        }
    }

    /// Renews the lease, and returns when another process has it or when it would end before the database responds.
    private func keepLease(until end: Date) async {
        var end = end
        while !Task.isCancelled {
            do { try await clock.sleep(for: JobLease.renewal) } catch { return }
            do {
                guard let renewed = try await lease.take() else {
                    return log.warning("lease of the periodic jobs was taken by another node", metadata: ["holder": "\(lease.holder)"])
                }
                end = renewed
            } catch  where !Task.isCancelled && clock.now + JobLease.renewal / .seconds(1) < end {
                log.warning("lease of the periodic jobs could not be renewed; retrying", metadata: ["cause": "\(error)"])
            } catch {
                return
            }
        }
    }

    private func repeatedly(_ job: PeriodicJob) async {
        if let channel = job.channel { return await repeatedly(job, wokenBy: channel) }
        while !Task.isCancelled {
            await attempt(job)
            do { try await clock.sleep(for: job.interval) } catch { return }
        }
    }

    /// Runs a job now, after each announcement on a channel, and when its interval has passed without one.
    private func repeatedly(_ job: PeriodicJob, wokenBy channel: String) async {
        let (signals, signal) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        await withTaskGroup(of: Void.self) { group in
            // The stream starts with one announcement, that of listening.
            group.addTask { [database = lease.database] in for await _ in database.announcements(of: channel) { signal.yield() } }
            group.addTask {
                var alarm: Task<Void, Never>?
                for await _ in signals {
                    alarm?.cancel()
                    await attempt(job)
                    alarm = Task { if (try? await clock.sleep(for: job.interval)) != nil { signal.yield() } }
                }
                alarm?.cancel()
            }
        }
    }

    private func attempt(_ job: PeriodicJob) async {
        do {
            try await job.run()
        } catch {
            if !Task.isCancelled { log.error("job failed", metadata: ["job": "\(job.name)", "cause": "\(error)"]) }
        }
    }
}
