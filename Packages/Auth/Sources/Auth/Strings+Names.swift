import Core

extension Strings {
    static func addressLabel(_ label: String?) -> String { label ?? address }

    static func role(_ role: Role) -> String {
        switch role {
        case .customer: roleCustomer
        case .driver: roleDriver
        case .dispatcher: roleDispatcher
        case .admin: roleAdmin
        }
    }
}
