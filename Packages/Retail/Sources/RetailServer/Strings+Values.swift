import Core
import Foundation

extension Strings {
    /// Formats an amount in cents, such as `$3.10`.
    static func money(_ cents: Int) -> String {
        (Decimal(cents) / 100).formatted(.currency(code: "USD").locale(Language.current.locale))
    }
}
