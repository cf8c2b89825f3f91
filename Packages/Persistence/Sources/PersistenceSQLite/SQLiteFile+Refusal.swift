import Foundation

#if canImport(Glibc)
import Glibc
#endif

extension SQLiteFile {
    /// Returns the system's reason why a file or folder can't be written, such as "Read-only file system"; nil if it can.
    public static func refusal(toWrite path: String) -> String? {
        access(path, W_OK) == 0 ? nil : String(cString: strerror(errno))
    }
}
