import { fileURLToPath } from "node:url"
import tailwind from "@tailwindcss/vite"
import react from "@vitejs/plugin-react"
import { defineConfig, type Plugin, type Rolldown } from "vite"
import { stripCalls } from "./build/strip-calls.ts"
import { publicPages } from "./src/features/public-pages.ts"

const source = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url))

/** The server names the files of a page in its head, so Vite's helper that preloads them makes room for ours. */
const ownDynamicImports: Plugin = {
  name: "own-dynamic-imports",
  enforce: "pre",
  load: (id) =>
    id === "\0vite/preload-helper.js"
      ? `export { loadChunk as __vitePreload } from ${JSON.stringify(source("rendering/load-chunk.ts"))}`
      : null,
}

/** What the entry imports, directly or through others, is needed by every page: in one file it compresses best. */
const inOneFile = (id: string, context: Rolldown.ChunkingContext) => {
  const seen = new Set<string>()
  const isNeededAtOnce = (each: string): boolean => {
    const module = context.getModuleInfo(each)
    // The contract's index leads to everything in it, but each page takes only some.
    if (!module || seen.has(each) || each.endsWith("contract/src/index.ts")) return false
    seen.add(each)
    return module.isEntry || module.importers.some(isNeededAtOnce)
  }
  return id.includes("rolldown/runtime") || isNeededAtOnce(id) ? "client" : null
}

const pageModules = new Set(publicPages.map(({ file }) => source(`features/${file}`)))

/** What several public pages are made of: small pieces, which one by one would cost a slow line a request each. */
const sharedByPages = (id: string, context: Rolldown.ChunkingContext) => {
  const seen = new Set<string>()
  const pages = new Set<string>()
  const climb = (each: string) => {
    if (seen.has(each)) return
    seen.add(each)
    if (pageModules.has(each)) pages.add(each)
    else context.getModuleInfo(each)?.importers.forEach(climb)
  }
  climb(id)
  return pages.size > 1 && id.startsWith(source("")) ? "pages" : null
}

const publicRead = /method"?:\s*"GET",\s*"?path"?:\s*"[^"]+",\s*"?access"?:\s*"anyone"/

/** The calls by which pages read are a few lines each: files of their own would cost a request each. */
const callsOfPages = (id: string, context: Rolldown.ChunkingContext) =>
  id.includes("/contract/src/calls/") && publicRead.test(context.getModuleInfo(id)?.code ?? "") ? "pages" : null

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwind(), ownDynamicImports, stripCalls],
  // Radix locks the page's scrolling through this package, whose <style> elements the security policy refuses.
  resolve: { alias: { "react-style-singleton": source("ui/style-singleton.ts") } },
  build: {
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: source("client.tsx"),
          output: {
            codeSplitting: {
              groups: [
                { name: inOneFile, debugName: "what every page needs", priority: 2 },
                { name: sharedByPages, debugName: "what several public pages need", priority: 1 },
                { name: callsOfPages, debugName: "by which calls public pages read", priority: 1 },
              ],
            },
          },
        },
    // The first paint waits for masks; letters must stay files of their own.
    assetsInlineLimit: (file) => file.endsWith(".svg"),
    // What a chunk needs besides is loaded by load-chunk.ts; Vite's own lists would only weigh.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    target: "es2022",
  },
  // React in production mode, whatever NODE_ENV says when the server runs.
  define: isSsrBuild ? { "process.env.NODE_ENV": '"production"' } : {},
  ssr: { noExternal: isSsrBuild ? true : undefined },
}))
