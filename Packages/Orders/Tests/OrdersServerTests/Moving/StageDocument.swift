import Foundation
import OrdersAPI

@testable import OrdersServer

/// Docs/orders.md, made from the table.
enum StageDocument {
    static let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../../Docs/orders.md").standardized

    static var text: String {
        """
        # An order's life

        Made from `StageTable` in Packages/Orders by `make stages`; a test checks that it is current. `allowedActions` of the API and the tests of the state machine
        come from the same table.

        ```mermaid
        stateDiagram-v2
        \(edges.map { "    \($0)" }.joined(separator: "\n"))
        ```

        | from | to | roles | only if | evidence |
        |---|---|---|---|---|
        \(StageTable.rules.map(row).joined(separator: "\n"))

        Transitions marked with * are made by Fleet's offers and jobs; nobody can ask for them directly. `bagsIfCounted`: the number of bags may be left out. A number that differs from
        the order's needs a note. `failureReason` is one of the codes of `FailureReason`.

        ## The way home

        An order that is canceled while its bags are in a driver's vehicle or at the plant stays canceled, and its bags go home: `bagReturn` says how far they are. Fleet's jobs move them
        by `ReturnTable`.

        ```mermaid
        stateDiagram-v2
        \(returnEdges.map { "    \($0)" }.joined(separator: "\n"))
        ```

        """
    }

    /// The arrows of the picture. Cancellations are left out: they lead from every stage that the table says to the same end.
    private static var edges: [String] {
        ["[*] --> draft"]
            + StageTable.rules.filter { $0.to != .canceled }.map { rule in
                let label = ([names(rule.roles)] + rule.guards.map { "[\(name($0))]" }).joined(separator: " ")
                return "\(rule.from.rawValue) --> \(rule.to.rawValue): \(label)"
            }
            + Stage.allCases.filter { $0.isFinal && $0 != .canceled }.map { "\($0.rawValue) --> [*]" }
    }

    private static var returnEdges: [String] {
        Stage.allCases.filter(\.bringsBagsHomeIfCanceled).map { "\($0.rawValue) --> waiting: canceled" }
            + ReturnTable.rules.map { "\($0.from.rawValue) --> \($0.to.rawValue)" } + ["returned --> [*]"]
    }

    private static func row(_ rule: StageRule) -> String {
        let cells = [
            rule.from.rawValue, rule.to.rawValue + (rule.isAssignment ? " *" : ""), names(rule.roles), rule.guards.map(name).joined(separator: ", "),
            rule.evidence.map(\.rawValue).joined(separator: ", "),
        ]
        return "| " + cells.joined(separator: " | ") + " |"
    }

    private static func names(_ roles: Set<ActorRole>) -> String {
        ActorRole.allCases.filter(roles.contains).map(\.rawValue).joined(separator: ", ")
    }

    private static func name(_ condition: StageRule.Guard) -> String {
        switch condition {
        case .paymentAuthorized: "payment authorized"
        case .paymentCaptured: "payment captured"
        case .washed: "washed"
        case .unwashed: "not washed yet"
        case .priceAccepted: "price accepted"
        }
    }
}
