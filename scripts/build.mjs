import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Failure } from "./command.mjs"
import { compressFolder } from "./compress-folder.mjs"
import { withFileLock } from "./file-lock.mjs"
import { fingerprint, readStamp } from "./fingerprint.mjs"
import { root } from "./repository.mjs"
import { tool } from "./tool.mjs"

const web = join(root, "web")
const dist = join(web, "dist")
const staging = join(web, ".cache", "build")
const replaced = join(web, ".cache", "replaced")

const sources = [
  "web",
  "contract/src",
  "package-lock.json",
  "tsconfig.base.json",
  "scripts/build.mjs",
  "scripts/compress-folder.mjs",
]

/** Builds the site into web/dist, unless that was built from the current sources. */
export async function build() {
  if (isFresh()) return
  await withFileLock("build", async () => {
    if (!isFresh()) await buildIntoStaging()
  })
}

/** Generates assets that are not in the repository: fonts, lattice patterns of the style sheet, backgrounds of preview images, frame of certificates. */
export async function generateAssets() {
  await step("generating the fonts", "web/build/fonts.mjs", [])
  await step("drawing the lattices", "web/build/lattice.mjs", [])
  await step("generating the backgrounds of preview images", "web/build/share.mjs", [])
  await step("drawing the frame of certificates", "web/build/document.ts", [])
}

const isFresh = () => readStamp("web/dist/.stamp") === fingerprint(sources)

async function buildIntoStaging() {
  console.log("Building the site …")
  const started = Date.now()
  rmSync(staging, { recursive: true, force: true })
  mkdirSync(staging, { recursive: true })
  await generateAssets()
  // Computed before bundling, so that the next start rebuilds if a file is saved meanwhile.
  const stamp = fingerprint(sources)
  const into = (name) => ["--outDir", join(staging, name), "--emptyOutDir"]
  await step("building for the browser", "node_modules/vite/bin/vite.js", ["build", ...into("client")])
  const server = ["build", "--ssr", "src/server.tsx", ...into("server")]
  await step("building for the server", "node_modules/vite/bin/vite.js", server)
  await compressFolder(join(staging, "client"))
  for (const name of ["share", "document"]) {
    cpSync(join(web, ".cache", name), join(staging, name), { recursive: true })
  }
  writeFileSync(join(staging, ".stamp"), stamp)
  replaceDist()
  console.log(`Built the site in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}

async function step(what, script, args) {
  const { code, output } = await tool(script, args, { cwd: web, env: { NODE_ENV: "production" }, quiet: true })
  if (code === 0) return
  process.stderr.write(output)
  throw new Failure(`The site could not be built: ${what} ended with ${code}.`)
}

function replaceDist() {
  rmSync(replaced, { recursive: true, force: true })
  try {
    renameSync(dist, replaced)
  } catch (error) {
    if (error.code !== "ENOENT") throw error
  }
  renameSync(staging, dist)
  rmSync(replaced, { recursive: true, force: true })
}
