import Core
import Testing

private struct Nest<Inner>: Sendable {}

/// Calls with `Nest<Int>`, `Nest<Nest<Int>>` and so on.
private func eachType<Inner>(_ depth: Int, of type: Inner.Type, _ visit: (any Numbered.Type, Int) throws -> Void) rethrows {
    guard depth > 0 else { return }
    try visit(Instance<Inner>.self, depth)
    try eachType(depth - 1, of: Nest<Inner>.self, visit)
}

private protocol Numbered: Sendable {
    static func register(_ number: Int, in container: DIContainer)
    static func number(in container: DIContainer) throws -> Int
}

private struct Instance<Inner>: Numbered {
    let number: Int

    static func register(_ number: Int, in container: DIContainer) {
        container.register(Instance.self) { _ in Instance(number: number) }
    }

    static func number(in container: DIContainer) throws -> Int { try container.resolve(Instance.self).number }
}

struct InstanceTableTests {
    @Test func `a hundred types are told apart, in a container and in its children, before and after some are replaced`() throws {
        let container = DIContainer()
        let child = container.child(name: "child")
        eachType(100, of: Int.self) { type, number in type.register(number, in: container) }
        for _ in 0..<2 {
            try eachType(100, of: Int.self) { type, number in
                let found = (try type.number(in: child), try type.number(in: container))
                #expect(found == (number, number))
            }
        }
        eachType(100, of: Int.self) { type, number in if number.isMultiple(of: 3) { type.register(-number, in: container) } }
        try eachType(100, of: Int.self) { type, number in
            let found = try type.number(in: child)
            #expect(found == (number.isMultiple(of: 3) ? -number : number))
        }
    }
}
