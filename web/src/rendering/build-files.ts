import type { Language } from "contract"
import { bootScript } from "#rendering/boot-script.ts"
import { fontFallbackScript } from "#rendering/font-fallback-script.ts"

type Chunk = { file: string; imports?: string[] }
export type Manifest = Record<string, Chunk>
export type Build = {
  manifest: Manifest
  /** The styles of public pages (web/build/public-styles.ts). */
  styles: string
}
export type Files = {
  /** The value of the `Link` header, which preloads fonts, and the style sheet of the dashboard. */
  link: string
  head: string
  /** Starts the page's scripts. */
  scripts: string
}

type Rendered = {
  language: Language
  pages: readonly string[]
  html: string
  /** Rendered only in the browser, with styles that public pages do not have. */
  isClientOnly: boolean
}

/** The fonts that nearly every page of a language needs for the first paint, the regular weight first. */
const fontsOf = (manifest: Manifest, script: "latin" | "bengali") =>
  [400, 600].map((weight) => `/${chunkOf(manifest, `.cache/fonts/${script}-${weight}.woff2`).file}`)

/** How much of the main element's HTML may be visible without scrolling. */
const firstScreenCharacters = 8000

const entryName = "src/client.tsx"

export function filesForPage(build: Build | null, { language, pages, html, isClientOnly }: Rendered): Files {
  if (!build) {
    // React's hot reload must load before the first component.
    const early = ["/@vite/client", "/@id/@vitejs/plugin-react/preamble"]
    const scripts = early.map((path) => `<script type="module" src="${path}"></script>`).join("")
    return {
      link: "",
      head: `<link rel="stylesheet" href="/src/styles.css">${scripts}`,
      scripts: `<script type="module" src="/${entryName}"></script>`,
    }
  }
  const { manifest } = build
  const needed = new Set<Chunk>()
  for (const name of [entryName, `src/i18n/${language}.ts`, ...pages]) collect(manifest, name, needed)
  // Bengali pages have names and numbers in Latin letters. Without a preload, `optional` fonts are not used on a first visit.
  const scripts = language === "bn" ? (["latin", "bengali"] as const) : (["latin"] as const)
  const fonts = scripts.flatMap((script) => fontsOf(manifest, script))
  const firstBengali = html.slice(html.indexOf("<main")).search(/[\u0980-\u09ff]/)
  const isOnFirstScreen = language === "bn" || (firstBengali >= 0 && firstBengali < firstScreenCharacters)
  const fontFallback = `<script data-files="${fontsOf(manifest, "bengali").join(" ")}"${isOnFirstScreen ? " data-wait" : ""}>${fontFallbackScript}</script>`
  const entry = chunkOf(manifest, entryName).file
  const files = [...needed].map(({ file }) => `/${file}`)
  const sheet = isClientOnly ? sheetOf(manifest) : undefined
  return {
    link: [
      ...(sheet ? [`<${sheet}>; rel=preload; as=style`] : []),
      ...fonts.map((file) => `<${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
    ].join(", "),
    // Before the style sheet: a script after it would wait for it.
    head: fontFallback + (sheet ? `<link rel="stylesheet" href="${sheet}">` : inlineStyles(build.styles)),
    scripts: `<script data-entry="/${entry}" data-files="${files.join(" ")}"${isClientOnly ? " data-now" : ""}>${bootScript}</script>`,
  }
}

// With the precedence of the dashboard's style sheet, React inserts that one after this one: its rules must win.
const inlineStyles = (styles: string) => `<style data-precedence="default">${styles}</style>`

/** All styles. The manifest has the file under a path of the machine that built it. */
function sheetOf(manifest: Manifest) {
  const sheet = Object.values(manifest).find(({ file }) => file.endsWith(".css"))
  if (!sheet) throw new Error("The build has no style sheet: build again")
  return `/${sheet.file}`
}

function chunkOf(manifest: Manifest, name: string): Chunk {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`The build has no ${name}: build again`)
  return chunk
}

/** Adds each chunk once, because chunks may import each other. */
function collect(manifest: Manifest, name: string, into: Set<Chunk>) {
  const chunk = chunkOf(manifest, name)
  if (into.has(chunk)) return
  into.add(chunk)
  for (const imported of chunk.imports ?? []) collect(manifest, imported, into)
}
