import { checks } from "./checks.mjs"
import { command } from "./command.mjs"
import { install } from "./install/install.mjs"

await command(async () => {
  await install()
  const { failed } = await checks()
  return failed === 0 ? 0 : 1
})
