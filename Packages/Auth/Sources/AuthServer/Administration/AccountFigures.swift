import Core
import Persistence
import ServerCore

/// The numbers of people that administrators see first.
enum AccountFigures {
    static let all = [
        // Staff are few, and have an index of their own.
        KeyFigure("people.staff", title: Strings.figureStaff) { transaction, _ in
            try transaction.value(Int.self, "SELECT COUNT(*) FROM auth_account WHERE roles <> 'customer'")
        }
    ]
}
