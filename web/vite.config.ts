import { fileURLToPath } from "node:url"
import tailwind from "@tailwindcss/vite"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"

const source = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url))

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwind()],
  // Radix locks the page's scrolling through this package, whose <style> elements the security policy refuses.
  resolve: { alias: { "react-style-singleton": source("ui/style-singleton.ts") } },
  build: {
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild ? {} : { input: source("client.tsx") },
    assetsInlineLimit: 0,
    target: "es2022",
  },
  // One file for the server, React in production mode whatever NODE_ENV says when it runs.
  ssr: { noExternal: isSsrBuild ? true : undefined },
}))
