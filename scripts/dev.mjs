import { generateAssets } from "./build/build.mjs"
import { runInForeground } from "./child.mjs"
import { command } from "./command.mjs"
import { install } from "./install/install.mjs"
import { node26 } from "./install/node26.mjs"

await command(async () => {
  await install()
  await generateAssets()
  // Explicit paths, because plain --watch would restart for Vite's temporary files. Vite itself watches the browser's sources.
  const watch = ["--watch", "--watch-preserve-output", "--watch-path=server/src", "--watch-path=contract/src"]
  return runInForeground(node26(), [...watch, "server/src/main.ts", "--dev"])
})
