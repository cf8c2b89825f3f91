extension SocketHandlers {
    /// Runs the middleware synchronously; returns nil if any of it has to wait.
    func admitNow(_ handshake: SocketHandshake) throws(SocketRefusal) -> SocketAdmission? {
        var admission = SocketAdmission()
        for authorizer in authorizers {
            guard case .onLoop(let check) = authorizer else { return nil }
            do {
                admission.add(try check(handshake))
            } catch {
                throw SocketRefusal(error)
            }
        }
        return admission
    }

    /// Runs the middleware.
    func admit(_ handshake: SocketHandshake) async -> Result<SocketAdmission, SocketRefusal> {
        var admission = SocketAdmission()
        for authorizer in authorizers {
            do {
                switch authorizer {
                case .onLoop(let check): admission.add(try check(handshake))
                case .inTask(let check): admission.add(try await check(handshake))
                }
            } catch {
                return .failure(SocketRefusal(error))
            }
        }
        return .success(admission)
    }
}

extension SocketAdmission {
    fileprivate mutating func add(_ other: SocketAdmission) {
        rooms += other.rooms
        context = other.context ?? context
    }
}

extension SocketRefusal {
    /// Hides unexpected errors from the client.
    fileprivate init(_ error: any Error) {
        // lint:allow downcast because a thrown error has no other form
        self = error as? SocketRefusal ?? SocketRefusal("Internal error")
    }
}
