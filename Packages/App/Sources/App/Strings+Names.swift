import Core

extension Strings {
    static func title(of mode: Mode) -> String {
        switch mode {
        case .customer: modeCustomer
        case .driver: modeDriver
        case .dispatcher: modeDispatcher
        case .administrator: modeAdministrator
        }
    }
}
