import ChatAPI
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

    static func reason(_ reason: ReportReason) -> String {
        switch reason {
        case .abuse: reasonAbuse
        case .harassment: reasonHarassment
        case .fraud: reasonFraud
        case .other: reasonOther
        }
    }
}
