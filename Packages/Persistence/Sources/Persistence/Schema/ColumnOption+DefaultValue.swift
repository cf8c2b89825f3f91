extension Column.Option {
    /// The value of rows that don't set one, for example `.defaultValue(0)`.
    public static func defaultValue(_ value: some SQLConvertible) -> Column.Option {
        .defaultConstant(value.sqlValue)
    }
}
