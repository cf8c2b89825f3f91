public import Core
public import Testing

extension DIContainer {
    /// Returns a container in which resolving anything the test didn't register fails the test and throws.
    ///
    /// ```swift
    /// let container = DIContainer.test()
    /// container.register((any Clock).self) { _ in TestClock() }
    /// ```
    public static func test(name: String = "test", sourceLocation: SourceLocation = #_sourceLocation) -> DIContainer {
        DIContainer(name: name) { error in
            Issue.record(Comment(rawValue: error.description), sourceLocation: sourceLocation)
        }
    }
}
