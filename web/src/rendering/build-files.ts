import type { Language } from "contract"
import { bootScript } from "#rendering/boot-script.ts"
import { fontFallbackScript } from "#rendering/font-fallback-script.ts"

type Chunk = { file: string; css?: string[]; assets?: string[]; imports?: string[] }
export type Manifest = Record<string, Chunk>
export type Files = {
  /** The value of the `Link` header, which preloads style sheets and fonts. */
  link: string
  head: string
  /** Starts the page's scripts. */
  scripts: string
}

/** The font files that nearly every page of a language needs for the first paint. */
const fontPattern = { en: /\/latin-\d+-/, bn: /\/bengali-\d+-/ }

/** How much of the main element's HTML may be visible without scrolling. */
const firstScreenCharacters = 8000

const entryName = "src/client.tsx"

/** The files that a page in this language loads: style sheets, fonts, texts and scripts. */
export function filesForPage(
  manifest: Manifest | null,
  language: Language,
  pages: readonly string[],
  html: string,
): Files {
  if (!manifest) {
    // React's hot reload must load before the first component.
    const early = ["/@vite/client", "/@id/@vitejs/plugin-react/preamble"]
    const scripts = early.map((path) => `<script type="module" src="${path}"></script>`).join("")
    return {
      link: "",
      head: `<link rel="stylesheet" href="/src/styles.css">${scripts}`,
      scripts: `<script type="module" src="/${entryName}"></script>`,
    }
  }
  const needed = new Set<Chunk>()
  for (const name of [entryName, `src/i18n/${language}.ts`, ...pages]) collect(manifest, name, needed)
  const chunks = [...needed]
  const assets = chunks.flatMap(({ assets = [] }) => assets)
  const fonts = assets.filter((file) => fontPattern[language].test(file))
  const bengaliFonts = assets
    .filter((file) => fontPattern.bn.test(file))
    .sort()
    .map((file) => `/${file}`)
  const firstBengali = html.slice(html.indexOf("<main")).search(/[\u0980-\u09ff]/)
  const isOnFirstScreen = language === "bn" || (firstBengali >= 0 && firstBengali < firstScreenCharacters)
  const fontFallback = `<script data-files="${bengaliFonts.join(" ")}"${isOnFirstScreen ? " data-wait" : ""}>${fontFallbackScript}</script>`
  const entry = chunkOf(manifest, entryName).file
  const files = chunks.map(({ file }) => `/${file}`)
  const styles = chunks.flatMap(({ css = [] }) => css)
  return {
    link: [
      ...styles.map((file) => `</${file}>; rel=preload; as=style`),
      ...fonts.map((file) => `</${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
    ].join(", "),
    // Before the style sheets: a script after them would wait for them.
    head: fontFallback + styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join(""),
    scripts: `<script data-entry="/${entry}" data-files="${files.join(" ")}">${bootScript}</script>`,
  }
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
