import Foundation
import RetailAPI
import Theme

extension RetailDeal {
    /// The last day, such as `Sat, Nov 21`.
    var lastDay: String {
        let format = Date.ISO8601FormatStyle(timeZone: DateFormat.serviceTimeZone).year().month().day()
        return (try? Date(endsOn, strategy: format)).map { DateFormat.day($0) } ?? endsOn
    }
}
