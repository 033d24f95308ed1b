import { fileURLToPath } from "node:url"
import tailwind from "@tailwindcss/vite"
import react from "@vitejs/plugin-react"
import { defineConfig, type Plugin, type Rolldown } from "vite"

const source = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url))

/** The server names the files of a page in its head, so Vite's helper that preloads them makes room for ours. */
const ownDynamicImports: Plugin = {
  name: "own-dynamic-imports",
  enforce: "pre",
  load: (id) =>
    id === "\0vite/preload-helper.js"
      ? `export { loadChunk as __vitePreload } from ${JSON.stringify(source("load-chunk.ts"))}`
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

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwind(), ownDynamicImports],
  // Radix locks the page's scrolling through this package, whose <style> elements the security policy refuses.
  resolve: { alias: { "react-style-singleton": source("ui/style-singleton.ts") } },
  build: {
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: source("client.tsx"),
          output: { codeSplitting: { groups: [{ name: inOneFile, debugName: "what every page needs" }] } },
        },
    assetsInlineLimit: 0,
    // What a chunk needs besides is loaded by load-chunk.ts; Vite's own lists would only weigh.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    target: "es2022",
  },
  // One file for the server, React in production mode whatever NODE_ENV says when it runs.
  ssr: { noExternal: isSsrBuild ? true : undefined },
}))
