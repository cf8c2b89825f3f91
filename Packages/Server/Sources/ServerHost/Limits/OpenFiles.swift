#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The limit on the files and connections that the process may have open.
public enum OpenFiles {
    /// The limit under which a server isn't fit for many people.
    public static let recommended = 4_096
    /// The files that a server needs besides its connections.
    static let reserve = 256

    /// Raises the soft limit to the hard one, which everybody may do for their own process.
    ///
    /// - Returns: the limit that holds from now on; nil if the system doesn't say.
    @discardableResult
    public static func raiseLimit() -> Int? {
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return nil }
        var raised = limit
        raised.rlim_cur = limit.rlim_max
        let current = setrlimit(resource, &raised) == 0 ? raised.rlim_cur : limit.rlim_cur
        return Int(clamping: current)
    }

    #if canImport(Glibc)
    private static var resource: __rlimit_resource_t { __rlimit_resource_t(RLIMIT_NOFILE.rawValue) }
    #else
    private static var resource: Int32 { RLIMIT_NOFILE }
    #endif
}
