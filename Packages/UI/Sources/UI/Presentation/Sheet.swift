#if !canImport(SwiftUI)
extension View {
    /// Shows a sheet in front of the page while `isPresented` is true. The content's `navigationTitle` names it.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        EffectView(
            self,
            PresentationEffect(role: 33, isPresented: isPresented.wrappedValue) { writer in
                let dismiss = {
                    isPresented.wrappedValue = false
                    onDismiss?()
                }
                writer.sheet(dismiss: dismiss, content())
            })
    }
}

/// Shows something in front of the page.
public struct PresentationEffect: ViewEffect {
    let role: UInt64
    let isPresented: Bool
    let presentation: (inout HTMLWriter) -> Void

    /// Writes the content, and what is presented after the page.
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        if isPresented { writer.present(under: role, presentation) }
        let saved = writer.path
        writer.path = ViewPath.mix(saved, ViewPath.mix(role, 31))
        content._render(into: &writer)
        writer.path = saved
    }

    /// True: a presentation leaves no trace on the content's elements.
    public static var keepsTransparency: Bool { true }
}

extension HTMLWriter {
    /// Writes something in front of the page, over a backdrop that closes it.
    mutating func presentation(role: StaticString, dismiss: @escaping () -> Void, _ write: (inout HTMLWriter) -> Void) {
        let page = title
        context.environment.isPresented = true
        EnvironmentValues.$current.withValue(context.environment) {
            beginFragment()
            let presentation = open("<div", "ui-presentation")
            addPress(role: 32, dismiss)
            appendAttribute(" type=\"button\" tabindex=\"-1\" aria-hidden=\"true\"")
            close("</button>", open("<button", "ui-backdrop"))
            appendAttribute(role)
            appendAttribute(" aria-modal=\"true\" tabindex=\"-1\"")
            appendAttribute("data-dismiss", id: ViewPath.mix(path, 32))
            write(&self)
            close("</div>", presentation)
        }
        // The page keeps the title of what lies behind.
        title = page
    }

    /// Writes a sheet, named by the title that its content sets.
    mutating func sheet<Content: View>(dismiss: @escaping () -> Void, _ content: Content) {
        presentation(role: " role=\"dialog\"", dismiss: dismiss) { writer in
            let sheet = writer.open("<div", "ui-sheet")
            // In front of the end of the start tag.
            let offset = writer.out.count - 1
            writer.appendAttribute("data-press", id: ViewPath.mix(writer.path, 32))
            writer.appendAttribute(" type=\"button\"")
            writer.appendAttribute("aria-label", Strings.close)
            writer.close("</button>", writer.open("<button", "ui-close"))
            writer.title = nil
            writer.content(content, under: 6)
            let label = writer.detached { writer in
                writer.append(" aria-label=\"")
                writer.appendEscaped(writer.title ?? Strings.dialog)
                writer.append("\"")
            }
            writer.insert(label, at: offset)
            writer.close("</div>", sheet)
        }
    }
}
#endif
