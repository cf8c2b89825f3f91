#if DEBUG
import Synchronization

/// A service that permits what it is created with, for tests and previews.
public final class FakePermissionService: PermissionService {
    private let permissions: Permissions
    private let count = Mutex(0)

    /// Creates a service; by default everything is granted.
    public init(_ permissions: Permissions = Permissions(location: .granted, notifications: .granted)) {
        self.permissions = permissions
    }

    /// The number of calls of ``syncUserData()``.
    public var synced: Int { count.withLock { $0 } }

    /// Returns the permissions that the service was created with.
    public func requestPermissions() async -> Permissions { permissions }

    /// Counts the call.
    public func syncUserData() async { count.withLock { $0 += 1 } }
}
#endif
