import { webFolder } from "#folders.ts"
import type { App } from "#http/handle.ts"
import type { Pages } from "#pages/pages.ts"

/** Pages served from source by Vite's middleware, for `npm run dev`. */
export async function devPages(): Promise<Pages> {
  const { createServer } = await import("vite")
  const vite = await createServer({ root: webFolder, appType: "custom", server: { middlewareMode: true } })
  return {
    render: async (request) => {
      const { makeRenderer } = await vite.ssrLoadModule("/src/server.tsx")
      return makeRenderer(null)(request)
    },
    canonicalUrl: (url) => url,
    scriptHashes: [],
    styleHashes: [],
    frameSources: [],
    isDevelopment: true,
    site: async () => (await vite.ssrLoadModule("/src/server.tsx")).siteFacts,
    shareFolder: `${webFolder}.cache/share/`,
    documentFolder: `${webFolder}.cache/document/`,
    docsFolder: `${webFolder}.cache/docs/`,
    assets: new Set(),
    serveFiles: async (app: App) => {
      app.addHook("onRequest", (request, reply, done) => {
        if (request.url.startsWith("/api/")) return done()
        vite.middlewares(request.raw, reply.raw, done)
      })
      app.addHook("onClose", () => vite.close())
    },
  }
}
