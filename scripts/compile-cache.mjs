import { writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import { run } from "./child.mjs"
import { fingerprint, readStamp } from "./fingerprint.mjs"
import { compileCacheFolder, node26 } from "./node26.mjs"
import { root } from "./repository.mjs"

const sources = ["server/src", "contract/src", "package-lock.json"]

/** Node's type stripper takes 30 MB until its process ends, so after each change a separate process fills the compile cache. */
export async function fillCompileCache() {
  const stamp = join(compileCacheFolder, ".stamp")
  const current = fingerprint(sources, process.platform, process.arch)
  if (readStamp(relative(root, stamp)) !== current) {
    const options = { env: { NODE_COMPILE_CACHE: compileCacheFolder }, quiet: true }
    const { code } = await run(node26(), ["scripts/load-server.mjs"], options)
    if (code === 0) writeFileSync(stamp, current)
  }
}
