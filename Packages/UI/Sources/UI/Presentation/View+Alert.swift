#if !canImport(SwiftUI)
extension View {
    /// Shows an alert while `isPresented` is true; pressing one of its buttons runs it and closes the alert.
    public func alert<Actions: View, Message: View>(
        _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        question(35, isPresented) { Question(title: title, isTitleVisible: true, isAlert: true, dismiss: $0, actions: actions, message: message) }
    }

    /// Shows an alert without a message.
    public func alert<Actions: View>(_ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions) -> some View {
        alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
    }

    /// Shows an alert about `data` while `isPresented` is true and there is some.
    public func alert<Actions: View, Message: View, Data>(
        _ title: String, isPresented: Binding<Bool>, presenting data: Data?, @ViewBuilder actions: @escaping (Data) -> Actions,
        @ViewBuilder message: @escaping (Data) -> Message
    ) -> some View {
        question(35, isPresented, data) { data, dismiss in
            Question(title: title, isTitleVisible: true, isAlert: true, dismiss: dismiss, actions: { actions(data) }, message: { message(data) })
        }
    }

    /// Asks to confirm while `isPresented` is true; pressing one of the buttons runs it and closes the dialog. A button to call it off is added.
    public func confirmationDialog<Actions: View, Message: View>(
        _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        question(36, isPresented) {
            Question(title: title, isTitleVisible: titleVisibility != .hidden, isAlert: false, dismiss: $0, actions: actions, message: message)
        }
    }

    /// Asks to confirm, without a message.
    public func confirmationDialog<Actions: View>(
        _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        confirmationDialog(title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: { EmptyView() })
    }

    /// Asks to confirm something about `data` while `isPresented` is true and there is some.
    public func confirmationDialog<Actions: View, Message: View, Data>(
        _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?,
        @ViewBuilder actions: @escaping (Data) -> Actions, @ViewBuilder message: @escaping (Data) -> Message
    ) -> some View {
        question(36, isPresented, data) { data, dismiss in
            Question(
                title: title, isTitleVisible: titleVisibility != .hidden, isAlert: false, dismiss: dismiss, actions: { actions(data) },
                message: { message(data) })
        }
    }

    private func question<Actions: View, Message: View>(
        _ role: UInt64, _ isPresented: Binding<Bool>, _ make: @escaping (@escaping () -> Void) -> Question<Actions, Message>
    ) -> some View {
        EffectView(
            self,
            PresentationEffect(role: role, isPresented: isPresented.wrappedValue) { make { isPresented.wrappedValue = false }.write(into: &$0) })
    }

    private func question<Actions: View, Message: View, Data>(
        _ role: UInt64, _ isPresented: Binding<Bool>, _ data: Data?, _ make: @escaping (Data, @escaping () -> Void) -> Question<Actions, Message>
    ) -> some View {
        EffectView(
            self,
            PresentationEffect(role: role, isPresented: isPresented.wrappedValue && data != nil) { writer in
                if let data { make(data) { isPresented.wrappedValue = false }.write(into: &writer) }
            })
    }
}
#endif
