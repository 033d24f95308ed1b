import { readdir, readFile } from "node:fs/promises"
import { fileURLToPath, pathToFileURL } from "node:url"
import files from "@fastify/static"
import type { RenderPage, SiteFacts } from "contract"
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify"
import { sendFailure } from "#http/errors.ts"
import type { App } from "#http/handle.ts"
import type { Pages } from "#pages/pages.ts"

const dist = fileURLToPath(new URL("../../../web/dist/", import.meta.url))

type BrowserSide = Pick<Pages, "canonicalUrl" | "scriptHashes" | "frameSources"> & {
  makeRenderer: (manifest: unknown) => RenderPage
  siteFacts: SiteFacts
}

/** The pages as `npm start` built them. */
export async function builtPages(): Promise<Pages> {
  const built: BrowserSide = await import(pathToFileURL(`${dist}server/server.js`).href)
  const { makeRenderer, siteFacts, ...browserSide } = built
  const manifest = JSON.parse(await readFile(`${dist}client/.vite/manifest.json`, "utf8"))
  return {
    ...browserSide,
    render: makeRenderer(manifest),
    isDevelopment: false,
    site: async () => siteFacts,
    shareFolder: `${dist}share/`,
    serveFiles: serveBuiltFiles,
  }
}

async function serveBuiltFiles(app: App) {
  await app.register(files, {
    root: `${dist}client`,
    // A route for each file, but for the hundreds in assets/, which would take 10 MB, and for files compressed ahead.
    wildcard: false,
    globIgnore: ["assets/**", "**/*.{br,gz}"],
    preCompressed: true,
    index: false,
    dotfiles: "ignore",
    schemaHide: true,
    setHeaders: (reply, path) => {
      // What Vite makes carries its hash in its name.
      const lasts = path.includes("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600"
      reply.header("cache-control", lasts)
      // Rows name these by the address of the first start, which may not be the one that a visitor uses.
      if (path.includes("/demo/")) reply.header("cross-origin-resource-policy", "cross-origin")
    },
  })
  const assets = new Set(await readdir(`${dist}client/assets`))
  const options = { schema: { hide: true }, errorHandler: ignoreClosedConnections }
  app.get<{ Params: { file: string } }>("/assets/:file", options, ({ params: { file } }, reply) => {
    if (!assets.has(file)) return reply.callNotFound()
    return reply.sendFile(`assets/${file}`)
  })
}

/** A visitor who leaves while a file is sent is no failure. */
function ignoreClosedConnections(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error.code === "ERR_STREAM_PREMATURE_CLOSE") request.raw.destroy()
  else sendFailure(error, request, reply)
}
