import Core
import CoreTesting
import Foundation
import Testing

private final class Service: Sendable {}
private struct First: Sendable {}
private struct Second: Sendable {}
private struct Third: Sendable {}
private protocol Greeter: Sendable { var greeting: String { get } }
private struct Polite: Greeter { let greeting = "Good day" }
private struct Rude: Greeter { let greeting = "Oi" }

struct DIContainerTests {
    @Test func `a singleton is made once and shared with children`() throws {
        let made = LockedValue(0)
        let container = DIContainer()
        container.register(Service.self) { _ in
            made.withLock { $0 += 1 }
            return Service()
        }
        let first = try container.child(name: "a").resolve(Service.self)
        #expect(try container.resolve(Service.self) === first)
        #expect(try container.child(name: "b").resolve(Service.self) === first)
        #expect(made.value == 1)
    }

    @Test func `a scoped instance is one for each container`() throws {
        let container = DIContainer()
        container.register(Service.self, .scoped) { _ in Service() }
        let child = container.child(name: "request")
        let inChild = try child.resolve(Service.self)
        #expect(try child.resolve(Service.self) === inChild)
        #expect(try container.resolve(Service.self) !== inChild)
    }

    @Test func `a transient instance is new at each resolve`() throws {
        let container = DIContainer()
        container.register(Service.self, .transient) { _ in Service() }
        #expect(try container.resolve(Service.self) !== container.resolve(Service.self))
    }

    @Test func `a child overrides its parent without changing it`() throws {
        let container = DIContainer()
        container.register((any Greeter).self) { _ in Polite() }
        let child = container.child(name: "child")
        child.register((any Greeter).self) { _ in Rude() }
        #expect(try child.resolve((any Greeter).self).greeting == "Oi")
        #expect(try container.resolve((any Greeter).self).greeting == "Good day")
    }

    @Test func `registering again replaces the instance that was made`() throws {
        let container = DIContainer()
        container.register((any Greeter).self) { _ in Polite() }
        #expect(try container.resolve((any Greeter).self).greeting == "Good day")
        container.register((any Greeter).self) { _ in Rude() }
        #expect(try container.resolve((any Greeter).self).greeting == "Oi")
    }

    @Test func `a scoped factory resolves from the container that asked`() throws {
        let container = DIContainer()
        container.register((any Greeter).self) { _ in Polite() }
        container.register(String.self, .scoped) { try $0.resolve((any Greeter).self).greeting }
        let child = container.child(name: "child")
        child.register((any Greeter).self) { _ in Rude() }
        #expect(try child.resolve(String.self) == "Oi")
    }

    @Test func `a missing type is named with who needs it and the fix`() {
        let container = DIContainer()
        container.register(Int.self) { try $0.resolve((any Clock).self).now.hashValue }
        let error = #expect(throws: DIError.self) { try container.resolve(Int.self) }
        #expect(
            error?.description == "Core.Clock is not registered in container 'root' (needed by Swift.Int). "
                + "To fix, call register(Core.Clock.self) { ... } before it is resolved.")
        #expect(throws: DIError.notRegistered(type: "Swift.String", chain: [], container: "tab")) {
            try container.child(name: "tab").resolve(String.self)
        }
    }

    @Test func `what may be absent resolves to nil`() throws {
        let container = DIContainer()
        #expect(try container.resolveIfRegistered(Service.self) == nil)
        container.register(Int.self) { try $0.container.resolveIfRegistered(Service.self) == nil ? 1 : 2 }
        #expect(try container.resolve(Int.self) == 1)
        #expect(!container.isRegistered(Service.self))
        #expect(container.child(name: "child").isRegistered(Int.self))
    }

    @Test func `a cycle prints its chain`() {
        let container = DIContainer()
        container.register(Int.self) { try $0.resolve(String.self).count }
        container.register(String.self) { "\(try $0.resolve(Bool.self))" }
        container.register(Bool.self) { try $0.resolve(Int.self) > 0 }
        let error = #expect(throws: DIError.self) { try container.resolve(Int.self) }
        #expect(
            error?.description == "Dependencies form a cycle: Swift.Int -> Swift.String -> Swift.Bool -> Swift.Int. "
                + "To fix, break it with a narrower protocol or an event.")
    }

    @Test func `validate names everything that is missing at once`() {
        let container = DIContainer()
        container.register(First.self) {
            _ = try $0.resolve(Int.self); return First()
        }
        container.register(Second.self) {
            _ = try $0.resolve(String.self); return Second()
        }
        container.register(Third.self) { _ in Third() }
        let error = #expect(throws: DIError.self) { try container.validate() }
        let lines = error?.description.split(separator: "\n") ?? []
        #expect(lines.count == 2)
        #expect(lines.first?.hasPrefix("Swift.Int is not registered in container 'root' (needed by ") == true)
        #expect(lines.last?.hasPrefix("Swift.String is not registered in container 'root' (needed by ") == true)
    }

    @Test func `validate names everything that one factory lacks`() {
        let container = DIContainer()
        container.register(Third.self) {
            _ = try $0.resolve(Bool.self); return Third()
        }
        container.register(First.self) {
            _ = try $0.resolve(Int.self, String.self, Third.self, Service.self)
            return First()
        }
        container.register(Service.self) { _ in Service() }
        let error = #expect(throws: DIError.self) { try container.validate() }
        let missing = error?.description.split(separator: "\n").map { $0.prefix { $0 != " " } }
        #expect(missing == ["Swift.Bool", "Swift.Bool", "Swift.Int", "Swift.String"])
    }

    @Test func `several types are resolved at once, and a single one that is missing is named alone`() throws {
        let container = DIContainer()
        container.register(Int.self) { _ in 7 }
        container.register((any Greeter).self) { _ in Polite() }
        let (number, greeter) = try container.resolve(Int.self, (any Greeter).self)
        #expect(number == 7 && greeter.greeting == "Good day")
        #expect(throws: DIError.notRegistered(type: "Swift.String", chain: [], container: "root")) {
            try container.resolve(Int.self, String.self, (any Greeter).self)
        }
        #expect(throws: DIError.self) { try container.resolve(Bool.self, String.self, Int.self) }
    }

    @Test func `what a child remembers of its parent goes when the parent registers anew`() throws {
        let container = DIContainer()
        container.register((any Greeter).self) { _ in Polite() }
        let grandchild = container.child(name: "session").child(name: "request")
        for _ in 0..<3 { #expect(try grandchild.resolve((any Greeter).self).greeting == "Good day") }
        container.register((any Greeter).self) { _ in Rude() }
        #expect(try grandchild.resolve((any Greeter).self).greeting == "Oi")
    }

    @Test func `what a child registers wins over what it remembers`() throws {
        let container = DIContainer()
        container.register((any Greeter).self) { _ in Rude() }
        let child = container.child(name: "session")
        let grandchild = child.child(name: "request")
        for _ in 0..<2 { #expect(try grandchild.resolve((any Greeter).self).greeting == "Oi") }
        for _ in 0..<2 { #expect(try child.resolve((any Greeter).self).greeting == "Oi") }
        child.register((any Greeter).self, .scoped) { _ in Polite() }
        #expect(try child.resolve((any Greeter).self).greeting == "Good day")
        #expect(try grandchild.resolve((any Greeter).self).greeting == "Good day")
        #expect(try container.resolve((any Greeter).self).greeting == "Oi")
    }

    @Test func `registrations and resolves at once never leave a child with what is gone`() async throws {
        let container = DIContainer()
        container.register(Int.self) { _ in 0 }
        let children = (0..<4).map { container.child(name: "\($0)") }
        await withTaskGroup(of: Void.self) { group in
            for child in children {
                group.addTask { for _ in 0..<500 { _ = try? child.resolve(Int.self) } }
            }
            group.addTask { for number in 1...500 { container.register(Int.self) { _ in number } } }
        }
        for child in children { #expect(try child.resolve(Int.self) == 500) }
    }

    @Test func `what was made while its type was registered anew isn't kept`() throws {
        let container = DIContainer()
        container.register(Int.self) { resolver in
            resolver.container.register(Int.self) { _ in 2 }
            return 1
        }
        #expect(try container.resolve(Int.self) == 1)
        #expect(try container.resolve(Int.self) == 2)
    }

    @Test func `validate leaves scoped and transient registrations alone`() throws {
        let container = DIContainer()
        container.register(Int.self, .scoped) { try $0.resolve(String.self).count }
        container.register(Bool.self, .transient) { try $0.resolve(String.self).isEmpty }
        try container.validate()
    }

    @Test func `many tasks that resolve at once get one instance`() async throws {
        let container = DIContainer()
        container.register(Service.self) { _ in Service() }
        container.register(Int.self, .scoped) {
            _ = try $0.resolve(Service.self); return 1
        }
        let identities = try await withThrowingTaskGroup(of: ObjectIdentifier.self) { group in
            for number in 0..<200 {
                group.addTask {
                    let child = container.child(name: "\(number)")
                    _ = try child.resolve(Int.self)
                    return ObjectIdentifier(try child.resolve(Service.self))
                }
            }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(identities.count == 1)
    }
}
