import { writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import { run } from "./child.mjs"
import { fingerprint, readStamp } from "./fingerprint.mjs"
import { compileCacheFolder, node26 } from "./node26.mjs"
import { root } from "./repository.mjs"

const SOURCES = ["server/src", "contract/src", "package-lock.json"]
const serverModules = [
  "main",
  "pages/built",
  "demo/fill",
  "imports/import-thread",
  "audit/verify-process",
  "db/integrity-process",
  "images/decode",
  "db/postgres",
]

/** The tool that strips types takes 30 MB for as long as its process lives; so after each change another process fills the folder. */
export async function fillCompileCache() {
  const stamp = join(compileCacheFolder, ".stamp")
  const present = fingerprint(SOURCES, process.platform, process.arch)
  if (readStamp(relative(root, stamp)) !== present) {
    const load = serverModules.map((name) => `await import("./server/src/${name}.ts")`).join("\n")
    const options = { env: { NODE_COMPILE_CACHE: compileCacheFolder }, quiet: true }
    const { code } = await run(node26(), ["--input-type=module", "--eval", load], options)
    if (code === 0) writeFileSync(stamp, present)
  }
}
