import { readdir, readFile, stat } from "node:fs/promises"
import { pathToFileURL } from "node:url"
import files from "@fastify/static"
import type { RenderPage, SiteFacts } from "contract"
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify"
import { builtDocumentFolder } from "#document/draw-queue.ts"
import { builtDocsFolder, webFolder } from "#folders.ts"
import { sendFailure } from "#http/errors.ts"
import type { App } from "#http/handle.ts"
import type { Pages } from "#pages/pages.ts"

const dist = `${webFolder}dist/`

type BrowserSide = Pick<Pages, "canonicalUrl" | "scriptHashes" | "frameSources"> & {
  makeRenderer: (build: { manifest: unknown; styles: string }) => RenderPage
  hashSource: (text: string) => string
  siteFacts: SiteFacts
}

/** The pages as `npm start` built them. */
export async function builtPages(): Promise<Pages> {
  const built: BrowserSide = await import(pathToFileURL(`${dist}server/server.js`).href)
  const { makeRenderer, siteFacts, hashSource, ...browserSide } = built
  const read = (name: string) => readFile(`${dist}client/.vite/${name}`, "utf8")
  const styles = await read("public.css")
  const { mtime } = await stat(`${dist}server/server.js`)
  const assets = new Set(await readdir(`${dist}client/assets`))
  return {
    ...browserSide,
    render: makeRenderer({ manifest: JSON.parse(await read("manifest.json")), styles }),
    styleHashes: [hashSource(styles)],
    isDevelopment: false,
    builtAt: mtime.toISOString(),
    site: async () => siteFacts,
    shareFolder: `${dist}share/`,
    documentFolder: builtDocumentFolder,
    docsFolder: builtDocsFolder,
    assets,
    serveFiles: (app) => serveBuiltFiles(app, assets),
  }
}

async function serveBuiltFiles(app: App, assets: ReadonlySet<string>) {
  await app.register(files, {
    root: `${dist}client`,
    // One route per file, except the hundreds in assets/ (their routes would need 10 MB) and precompressed variants.
    wildcard: false,
    globIgnore: ["assets/**", "**/*.{br,gz}"],
    preCompressed: true,
    index: false,
    dotfiles: "ignore",
    schemaHide: true,
    setHeaders: (reply, path) => {
      // Vite puts a content hash into asset names.
      const cacheControl = path.includes("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600"
      reply.header("cache-control", cacheControl)
      // Demo rows may store these images with the origin of the first start; the visitor may use another one.
      if (path.includes("/demo/")) reply.header("cross-origin-resource-policy", "cross-origin")
    },
  })
  const options = { schema: { hide: true }, errorHandler: ignoreClosedConnections }
  app.get<{ Params: { file: string } }>("/assets/:file", options, ({ params: { file } }, reply) => {
    if (!assets.has(file)) return reply.callNotFound()
    return reply.sendFile(`assets/${file}`)
  })
}

/** A client that disconnects while a file is sent is not a failure. */
function ignoreClosedConnections(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error.code === "ERR_STREAM_PREMATURE_CLOSE") request.raw.destroy()
  else sendFailure(error, request, reply)
}
