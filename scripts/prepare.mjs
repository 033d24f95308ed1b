import { build } from "./build/build.mjs"
import { command } from "./command.mjs"
import { install } from "./install/install.mjs"

await command(async () => {
  await install()
  await build()
})
