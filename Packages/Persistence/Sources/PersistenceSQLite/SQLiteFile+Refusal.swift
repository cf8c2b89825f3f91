import Foundation

#if canImport(Glibc)
import Glibc
#endif

extension SQLiteFile {
    /// What the system says against writing to a file or folder, for example "Read-only file system"; nil where this process may write.
    public static func refusal(toWrite path: String) -> String? {
        access(path, W_OK) == 0 ? nil : String(cString: strerror(errno))
    }
}
