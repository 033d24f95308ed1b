import { makePictures } from "./build.mjs"
import { become } from "./child.mjs"
import { command } from "./command.mjs"
import { install } from "./install.mjs"
import { node26 } from "./node26.mjs"

await command(async () => {
  await install()
  await makePictures()
  // Paths, because plain --watch would restart for Vite's own temporary files; the browser's sources are Vite's business.
  const watch = ["--watch", "--watch-preserve-output", "--watch-path=server/src", "--watch-path=contract/src"]
  return become(node26(), [...watch, "server/src/main.ts", "--dev"])
})
