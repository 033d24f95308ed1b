import { cpSync } from "node:fs"
import { join } from "node:path"
import { root } from "../repository.mjs"
import { buildFolder, step } from "./build-folder.mjs"
import { builtServer } from "./build-server.mjs"
import { compressFolder } from "./compress-folder.mjs"

const vite = "node_modules/vite/bin/vite.js"

const builtSite = buildFolder({
  name: "site",
  dist: "web/dist",
  sources: [
    "web",
    "contract/src",
    "server/src/openapi/page",
    "package-lock.json",
    "tsconfig.base.json",
    "scripts/build/build-folder.mjs",
    "scripts/build/build.mjs",
    "scripts/build/compress-folder.mjs",
  ],
  run: buildSite,
})

/** Builds what was not built from the current sources: the server into server/dist, the site into web/dist. */
export async function build() {
  await builtServer.build()
  await builtSite.build()
}

/** Generates assets that are not in the repository: fonts, lattice patterns of the style sheet, backgrounds of preview images, frame of certificates, the page at /api/docs. */
export async function generateAssets() {
  await step("Generating the fonts", "web", "web/build/fonts.mjs", [])
  await step("Drawing the lattices", "web", "web/build/lattice.mjs", [])
  await step("Generating the backgrounds of preview images", "web", "web/build/share.mjs", [])
  await step("Drawing the frame of certificates", "web", "web/build/document.ts", [])
  copyDocs(join(root, "web/.cache/docs"))
}

/** Our page, and the files of Swagger UI that it loads. */
function copyDocs(folder) {
  cpSync(join(root, "server/src/openapi/page"), folder, { recursive: true })
  for (const name of ["swagger-ui-bundle.js", "swagger-ui.css", "index.css", "favicon-32x32.png"])
    cpSync(join(root, "node_modules/@fastify/swagger-ui/static", name), join(folder, name))
}

async function buildSite(staging) {
  await generateAssets()
  const into = (name) => ["--outDir", join(staging, name), "--emptyOutDir"]
  // Both end before another process may build into this folder, also if one fails.
  const builds = await Promise.allSettled([
    step("Building for the browser", "web", vite, ["build", ...into("client")]),
    step("Building for the server", "web", vite, ["build", "--ssr", "src/server.tsx", ...into("server")]),
  ])
  const failed = builds.find(({ status }) => status === "rejected")
  if (failed) throw failed.reason
  for (const name of ["share", "document", "docs"]) {
    cpSync(join(root, "web", ".cache", name), join(staging, name), { recursive: true })
  }
  for (const name of ["client", "docs"]) await compressFolder(join(staging, name))
}
