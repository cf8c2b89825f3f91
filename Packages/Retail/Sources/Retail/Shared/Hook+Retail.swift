import CoreUI

extension Hook<Bool> {
    /// Goes to a retailer's page at once; see Resources/Retail/linking.js.
    static let leave = Hook("retail-leave")
}
