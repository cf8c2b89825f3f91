import UI

struct AppSymbols_Previews: PreviewProvider {
    static var previews: some View {
        AdaptiveGrid(minimum: 104) {
            ForEach(AppSymbols.names, id: \.self) { name in
                VStack {
                    AppSymbols.image(named: name)
                    Text(name).font(.caption)
                }
            }
        }.previewDisplayName("All")
    }
}
