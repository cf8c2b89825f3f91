import AuthAPI
import Core
import Theme
import UI

/// Who is signed in: picture, name, address, phone number, roles.
struct ProfileCard: View {
    let user: User
    let edit: () -> Void

    @Environment(\.theme) private var theme

    var body: some View {
        Card {
            HStack(spacing: theme.spacing.lg) {
                Avatar(user.name, size: .large)
                VStack(alignment: .leading, spacing: theme.spacing.xs) {
                    Text(user.name).font(theme.fonts.title).foregroundStyle(theme.colors.text)
                    Text(user.email).font(theme.fonts.body).foregroundStyle(theme.colors.secondaryText)
                    Text(user.phone ?? Strings.noPhone).font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
                }
            }
            HStack(spacing: theme.spacing.sm) {
                ForEach(user.roles, id: \.self) { Pill(Strings.role($0), tone: .info) }
            }
            .accessibilityLabel(Strings.roles)
            SecondaryButton(Strings.edit, symbol: AppSymbols.editName, action: edit).accessibilityIdentifier("auth.profile.edit")
        }
    }
}

struct ProfileCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ProfileCard(user: .sample) {}.previewDisplayName("Loaded")
            ProfileCard(user: Profile.previewLong.user) {}.previewDisplayName("Long text")
        }
    }
}
