import tailwind from "@tailwindcss/vite"
import react from "@vitejs/plugin-react"
import { defineConfig, type Plugin } from "vite"
import { chunkGroups, source } from "./build/chunks.ts"
import { publicStyles } from "./build/public-styles.ts"
import { stripCalls } from "./build/strip-calls.ts"
import { accountPages } from "./src/features/account-pages.ts"
import { publicPages } from "./src/features/public-pages.ts"

/** The server lists a page's files in its head, so our loadChunk replaces Vite's preload helper. */
const ownDynamicImports: Plugin = {
  name: "own-dynamic-imports",
  enforce: "pre",
  load: (id) =>
    id === "\0vite/preload-helper.js"
      ? `export { loadChunk as __vitePreload } from ${JSON.stringify(source("rendering/load-chunk.ts"))}`
      : null,
}

/** The modules that the routes of public pages load on demand. */
const publicModules = [
  ...[...publicPages, ...accountPages].map(({ file }) => source(`features/${file}`)),
  source("api/api-layout.tsx"),
]
const routeFile = /\/web\/src\/(routes\.tsx|features\/([^/]+\/pages|public-pages|account-pages)\.ts)$/

/** The server names a page's module to preload its files. In the browser these names would only add bytes to the entry. */
const withoutModuleNames: Plugin = {
  name: "without-module-names",
  apply: "build",
  enforce: "pre",
  transform(code, id) {
    if (this.environment.config.consumer === "server" || !routeFile.test(id)) return null
    return code.replace(/\bfile: "[^"]+",/g, "")
  },
}

/** The router's hooks for measuring tools, which nothing here gives it: 1 KiB of every page. */
const withoutInstrumentation: Plugin = {
  name: "without-instrumentation",
  apply: "build",
  enforce: "pre",
  load(id) {
    const isHooks = /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/.test(id)
    if (!isHooks || this.environment.config.consumer === "server") return null
    return `export const consumeInstrumentationClientResultMetaReceiver = () => {}
      export const getRouteInstrumentationUpdates = () => ({})
      export const instrumentClientSideRouter = (router) => router
      export const instrumentHandler = (handler) => handler
      export const instrumentationResultMetaContext = {}`
  },
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    tailwind(),
    ownDynamicImports,
    withoutModuleNames,
    withoutInstrumentation,
    stripCalls,
    publicStyles(publicModules, routeFile),
  ],
  build: {
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: source("client.tsx"),
          output: {
            // The entry names all files that pages load, and hashes do not compress: so of a small alphabet, and one character less than usual.
            hashCharacters: "hex",
            chunkFileNames: "assets/[name]-[hash:7].js",
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: chunkGroups,
            },
          },
        },
    // Masks are inlined, because the first paint waits for them. Fonts must stay separate files.
    assetsInlineLimit: (file) => /\.(svg|webp)$/.test(file),
    // load-chunk.ts does not use Vite's lists of dependencies to preload, which would only add bytes.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    target: "es2022",
  },
  // React's production mode, whatever NODE_ENV is at run time.
  define: isSsrBuild ? { "process.env.NODE_ENV": '"production"' } : {},
  ssr: { noExternal: isSsrBuild ? true : undefined },
}))
