import { build } from "./build.mjs"
import { command } from "./command.mjs"
import { install } from "./install.mjs"

await command(async () => {
  await install()
  await build()
})
