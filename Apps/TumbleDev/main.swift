import AppDevelopment
import AppServer
import Core

await Tumble.main(.development, commands: DevelopmentCommands.all, scripts: DevelopmentScripts.all)
