import Core
import Foundation

extension Strings {
    static func notServed(_ areas: [String]) -> String {
        areas.isEmpty ? servedNowhere : servedElsewhere(areas.formatted(.list(type: .and).locale(Language.current.locale)))
    }
}
