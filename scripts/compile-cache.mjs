import { existsSync } from "node:fs"
import { join } from "node:path"
import { run } from "./child.mjs"
import { node26 } from "./install.mjs"
import { root } from "./repository.mjs"

const serverModules = ["./server/src/main.ts", "./server/src/http/pages-built.ts"]

/**
 * Where Node keeps the server's compiled code. The tool that strips types takes 30 MB for as long as its process lives;
 * so the first time a process of its own fills the folder.
 */
export async function compileCache() {
  const folder = process.env.NODE_COMPILE_CACHE ?? join(root, "node_modules", ".cache", "node")
  if (!existsSync(folder)) {
    const load = serverModules.map((path) => `await import(${JSON.stringify(path)})`).join("\n")
    const options = { env: { NODE_COMPILE_CACHE: folder }, quiet: true }
    await run(node26(), ["--input-type=module", "--eval", load], options)
  }
  return folder
}
