/// The requests to one host: those in flight, and those that wait in line, first come first.
struct HostRequests {
    struct Waiter {
        let number: Int
        let continuation: CheckedContinuation<Bool, Never>
    }

    var inFlight = 0
    var waiting: [Waiter] = []
}

extension HTTPClient {
    /// Counts a request to a host as in flight, once there are fewer than the policy allows.
    ///
    /// - Throws: `CancellationError` if the task is canceled while waiting; the request doesn't count then.
    func enter(_ host: String, limit: Int) async throws {
        guard hosts[host, default: HostRequests()].inFlight >= max(1, limit) else {
            hosts[host, default: HostRequests()].inFlight += 1
            return
        }
        lastWaiter += 1
        let number = lastWaiter
        let isGranted = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if Task.isCancelled { return continuation.resume(returning: false) }
                hosts[host]?.waiting.append(HostRequests.Waiter(number: number, continuation: continuation))
            }
        } onCancel: {
            // lint:allow task-stored because a cancellation handler can't wait, and this ends at once
            Task { await self.dismiss(number, from: host) }
        }
        guard isGranted else { throw CancellationError() }
    }

    /// Ends a request, whose place goes to the first in line.
    func leave(_ host: String) {
        guard let requests = hosts[host] else { return }
        if requests.waiting.isEmpty {
            // Idle hosts are removed, so that the dictionary doesn't grow.
            hosts[host] = requests.inFlight > 1 ? HostRequests(inFlight: requests.inFlight - 1) : nil
        } else {
            hosts[host]?.waiting.removeFirst().continuation.resume(returning: true)
        }
    }

    private func dismiss(_ number: Int, from host: String) {
        guard let place = hosts[host]?.waiting.firstIndex(where: { $0.number == number }) else { return }
        hosts[host]?.waiting.remove(at: place).continuation.resume(returning: false)
    }
}
