import Synchronization

/// Permits what it is told to, and counts; for tests and previews.
public final class FakePermissionService: PermissionService {
    private let permissions: Permissions
    private let count = Mutex(0)

    /// Creates it with what the person permits.
    public init(_ permissions: Permissions = Permissions(location: .granted, notifications: .granted)) {
        self.permissions = permissions
    }

    /// How often data was sent.
    public var synced: Int { count.withLock { $0 } }

    /// What was given at the start.
    public func requestPermissions() async -> Permissions { permissions }

    /// Counts.
    public func syncUserData() async { count.withLock { $0 += 1 } }
}
