import Core

extension Strings {
    static func role(_ role: Role) -> String {
        switch role {
        case .customer: roleCustomer
        case .driver: roleDriver
        case .dispatcher: roleDispatcher
        case .admin: roleAdmin
        }
    }
}
