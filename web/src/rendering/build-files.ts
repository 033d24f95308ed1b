import type { Language } from "contract"
import { bootScript } from "#rendering/boot-script.ts"
import { fontFallbackScript } from "#rendering/font-fallback-script.ts"

type Chunk = { file: string; css?: string[]; assets?: string[]; imports?: string[] }
export type Manifest = Record<string, Chunk>
export type Files = {
  /** What is asked for before anything else is done, as a `Link` header says it. */
  link: string
  head: string
  /** Starts the page's scripts. */
  scripts: string
}

/** The letters that nearly every page of a language shows at once. */
const lettersOf = { en: /\/latin-\d+-/, bn: /\/bengali-\d+-/ }

/** As much of the main part's HTML as may show before anybody scrolls. */
const firstScreenLetters = 8000

const entryName = "src/client.tsx"

/** What the head of a page in this language loads: its style, its letters, its words, and the script early. */
export function filesIn(manifest: Manifest | null, language: Language, pages: readonly string[], html: string): Files {
  if (!manifest) {
    // React's hot reload wants to be there before the first component.
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
  const letters = assets.filter((file) => lettersOf[language].test(file))
  const bengali = assets
    .filter((file) => lettersOf.bn.test(file))
    .sort()
    .map((file) => `/${file}`)
  const place = html.slice(html.indexOf("<main")).search(/[\u0980-\u09ff]/)
  const isShownAtOnce = language === "bn" || (place >= 0 && place < firstScreenLetters)
  const fontFallback = `<script data-files="${bengali.join(" ")}"${isShownAtOnce ? " data-wait" : ""}>${fontFallbackScript}</script>`
  const entry = chunkOf(manifest, entryName).file
  const files = chunks.map(({ file }) => `/${file}`)
  const styles = chunks.flatMap(({ css = [] }) => css)
  return {
    link: [
      ...styles.map((file) => `</${file}>; rel=preload; as=style`),
      ...letters.map((file) => `</${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
    ].join(", "),
    // After a style sheet the script would wait for that.
    head: fontFallback + styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join(""),
    scripts: `<script data-entry="/${entry}" data-files="${files.join(" ")}">${bootScript}</script>`,
  }
}

function chunkOf(manifest: Manifest, name: string): Chunk {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`The build has no ${name}: build again`)
  return chunk
}

/** Chunks may import each other, so each is taken once. */
function collect(manifest: Manifest, name: string, into: Set<Chunk>) {
  const chunk = chunkOf(manifest, name)
  if (into.has(chunk)) return
  into.add(chunk)
  for (const each of chunk.imports ?? []) collect(manifest, each, into)
}
