import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { Failure } from "../command.mjs"
import { withFileLock } from "../file-lock.mjs"
import { fingerprint, readStamp } from "../fingerprint.mjs"
import { root } from "../repository.mjs"
import { tool } from "../tool.mjs"

const notAllowed = ["EACCES", "EPERM", "EROFS"]

/**
 * A folder that is built from sources: `run(staging)` builds into another folder, which then replaces it, so that an
 * interrupted build leaves no half-built folder.
 */
export function buildFolder({ name, dist, sources, run }) {
  const isFresh = () => readStamp(`${dist}/.stamp`) === fingerprint(sources)
  const cache = join(root, dirname(dist), ".cache")

  async function build() {
    if (isFresh()) return
    const work = async () => {
      if (!isFresh()) await buildIntoStaging()
    }
    await withFileLock(`build-${name}`, work).catch((error) => {
      if (!notAllowed.includes(error.code)) throw error
      throw new Failure(`The ${name} cannot be built by this user: ${error.message}. As the owner: npm run build`)
    })
  }

  async function buildIntoStaging() {
    console.log(`Building the ${name} …`)
    const started = Date.now()
    const staging = join(cache, "build")
    rmSync(staging, { recursive: true, force: true })
    mkdirSync(staging, { recursive: true })
    // Computed before building, so that the next start rebuilds if a file is saved meanwhile.
    const stamp = fingerprint(sources)
    await run(staging)
    writeFileSync(join(staging, ".stamp"), stamp)
    replace(join(root, dist), staging, join(cache, "replaced"))
    console.log(`Built the ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
  }

  return { build, isFresh }
}

function replace(dist, staging, replaced) {
  rmSync(replaced, { recursive: true, force: true })
  try {
    renameSync(dist, replaced)
  } catch (error) {
    if (error.code !== "ENOENT") throw error
  }
  renameSync(staging, dist)
  rmSync(replaced, { recursive: true, force: true })
}

/** Runs a program of a build in this folder of the repository. */
export async function step(what, folder, script, args) {
  const options = { cwd: join(root, folder), env: { NODE_ENV: "production" }, quiet: true }
  const { code, output } = await tool(script, args, options)
  if (code === 0) return
  process.stderr.write(output)
  throw new Failure(`${what} failed: it ended with ${code}.`)
}
