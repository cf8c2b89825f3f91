#if DEBUG
public import UI

/// The previews of a package's views.
public typealias PreviewList = [any PreviewProvider.Type]
#endif
