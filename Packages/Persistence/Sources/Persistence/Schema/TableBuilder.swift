/// Collects the columns of a ``Table`` declaration.
public struct TableBuilder {
    var columns: [Column] = []
    var primaryKey: [String] = []

    /// Adds the primary key `id`, assigned by the engine.
    public mutating func id(_ name: String = "id") {
        add(name, .id, [])
    }

    /// Adds a column of text.
    public mutating func text(_ name: String, _ options: Column.Option...) {
        add(name, .text, options)
    }

    /// Adds a column of whole numbers.
    public mutating func integer(_ name: String, _ options: Column.Option...) {
        add(name, .integer, options)
    }

    /// Adds a column of money in whole cents.
    public mutating func cents(_ name: String, _ options: Column.Option...) {
        add(name, .cents, options)
    }

    /// Adds a column of floating-point numbers.
    public mutating func real(_ name: String, _ options: Column.Option...) {
        add(name, .real, options)
    }

    /// Adds a column of Booleans.
    public mutating func bool(_ name: String, _ options: Column.Option...) {
        add(name, .bool, options)
    }

    /// Adds a column of times, in milliseconds since 1970 UTC.
    public mutating func time(_ name: String, _ options: Column.Option...) {
        add(name, .time, options)
    }

    /// Adds a column of JSON documents; see ``JSONColumn``.
    public mutating func json(_ name: String, _ options: Column.Option...) {
        add(name, .json, options)
    }

    /// Adds a column of bytes.
    public mutating func bytes(_ name: String, _ options: Column.Option...) {
        add(name, .bytes, options)
    }

    /// Declares a composite primary key; for tables without `id()`.
    public mutating func primaryKey(on columns: String...) {
        primaryKey = columns
    }

    private mutating func add(_ name: String, _ kind: Column.Kind, _ options: [Column.Option]) {
        columns.append(Column(name: name, kind: kind, options: options))
    }
}
