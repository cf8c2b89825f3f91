import Core
import Foundation

extension Strings {
    static func money(_ cents: Int) -> String { (Decimal(cents) / 100).formatted(.currency(code: "USD").locale(Language.current.locale)) }
}
