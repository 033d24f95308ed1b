import { writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import { run } from "./child.mjs"
import { fingerprint, readStamp } from "./fingerprint.mjs"
import { node26 } from "./install.mjs"
import { root } from "./repository.mjs"

const SOURCES = ["server/src", "contract/src", "package-lock.json"]
const serverModules = [
  "main",
  "pages/built",
  "demo/fill",
  "imports/thread",
  "audit/verify-process",
  "db/integrity-process",
  "images/decode",
  "db/postgres",
]

/**
 * Where Node keeps the server's compiled code. The tool that strips types takes 30 MB for as long as its process lives;
 * so after each change a process of its own fills the folder.
 */
export async function compileCache() {
  const folder = process.env.NODE_COMPILE_CACHE ?? join(root, "node_modules", ".cache", "node")
  const stamp = join(folder, ".stamp")
  const present = fingerprint(SOURCES, process.platform, process.arch)
  if (readStamp(relative(root, stamp)) !== present) {
    const load = serverModules.map((name) => `await import("./server/src/${name}.ts")`).join("\n")
    const options = { env: { NODE_COMPILE_CACHE: folder }, quiet: true }
    const { code } = await run(node26(), ["--input-type=module", "--eval", load], options)
    if (code === 0) writeFileSync(stamp, present)
  }
  return folder
}
