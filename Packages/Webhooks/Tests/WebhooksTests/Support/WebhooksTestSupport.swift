import CoreUI
import UI

/// The markup of a view.
func html(_ view: some View) -> String { String(decoding: Renderer.render(view, environment: EnvironmentValues()).html, as: UTF8.self) }
