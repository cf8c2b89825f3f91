public import Core
public import Foundation

/// Saves API responses on disk, separately for each person, so that screens have something to show without a connection.
///
/// When the folder exceeds its limit, the least recently used responses are removed. Damaged files count as missing.
///
/// ```swift
/// let cache = try ResponseCache(folder: caches.appending(path: "answers"), clock: clock)
/// ```
public actor ResponseCache {
    /// A saved response.
    struct Entry: Codable, Equatable, Sendable {
        let key: String
        let tag: String?
        var savedAt: Date
        let body: Data
    }

    private struct File {
        let size: Int
        var lastUsed: Date
    }

    private let folder: URL
    private let limit: Int
    private let clock: any Clock
    private var files: [String: File] = [:]

    /// Opens or creates a cache.
    ///
    /// - Parameter limit: the maximum size of the folder in bytes.
    /// - Throws: an error of the file system.
    public init(folder: URL, limit: Int = 50 * 1024 * 1024, clock: any Clock) throws {
        (self.folder, self.limit, self.clock) = (folder, limit, clock)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.appending(path: name).path)
            let size = attributes[.size].map { "\($0)" }.flatMap(Int.init) ?? 0
            files[name] = File(size: size, lastUsed: clock.now)
        }
    }

    /// The number of bytes saved.
    public var size: Int { files.values.reduce(0) { $0 + $1.size } }

    /// Removes a person's responses, at the end of their session.
    public func removeAll(of person: Int) {
        for name in files.keys where name.hasPrefix("\(person)-") { remove(name) }
    }

    func entry(_ key: String, of person: Int) -> Entry? {
        let name = Self.name(key, person)
        guard files[name] != nil, let data = try? Data(contentsOf: folder.appending(path: name)) else { return nil }
        // Different keys may have the same file name.
        guard let entry = try? PropertyListDecoder().decode(Entry.self, from: data), entry.key == key else { return nil }
        files[name]?.lastUsed = clock.now
        return entry
    }

    /// Saves a response, unless it alone exceeds the limit. If the disk is full, nothing is saved.
    func save(_ entry: Entry, of person: Int) {
        let name = Self.name(entry.key, person)
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        guard let data = try? encoder.encode(entry), data.count <= limit else { return remove(name) }
        do {
            let place = folder.appending(path: name)
            try data.write(to: place, options: .atomic)
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: place.path)
            files[name] = File(size: data.count, lastUsed: clock.now)
        } catch {
            remove(name)
        }
        makeRoom(sparing: name)
    }

    func remove(_ key: String, of person: Int) { remove(Self.name(key, person)) }

    private func makeRoom(sparing name: String) {
        var excess = size - limit
        guard excess > 0 else { return }
        for (oldest, file) in files.sorted(by: { ($0.value.lastUsed, $0.key) < ($1.value.lastUsed, $1.key) }) where oldest != name && excess > 0 {
            remove(oldest)
            excess -= file.size
        }
    }

    private func remove(_ name: String) {
        guard files.removeValue(forKey: name) != nil else { return }
        try? FileManager.default.removeItem(at: folder.appending(path: name))
    }

    /// Person and FNV-1a of the key, since paths may contain characters that file names can't.
    private static func name(_ key: String, _ person: Int) -> String {
        let hash = key.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
        return "\(person)-\(String(hash, radix: 16))"
    }
}
