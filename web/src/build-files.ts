import type { Language } from "contract"

type Chunk = {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
}
export type Manifest = Record<string, Chunk>
export type Files = { head: string; entry: string }

/** The letters that nearly every page of a language shows at once. */
const lettersOf = { en: /\/(latin-\d+|bangla-word)-/, bn: /\/bengali-\d+-/ }
const nameOfBengali = "বাংলা"

const entryName = "src/client.tsx"

/** What the head of a page in this language loads: its style, its letters, its words, and the script early. */
export function filesIn(manifest: Manifest | null, language: Language, pages: readonly string[], html: string): Files {
  if (!manifest) {
    // React's hot reload wants to be there before the first component.
    const early = ["/@vite/client", "/@id/@vitejs/plugin-react/preamble"]
    const scripts = early.map((path) => `<script type="module" src="${path}"></script>`).join("")
    return { head: `<link rel="stylesheet" href="/src/styles.css">${scripts}`, entry: `/${entryName}` }
  }
  const needed = new Set<Chunk>()
  for (const name of [entryName, `src/i18n/${language}.ts`, ...pages]) collect(manifest, name, needed)
  const chunks = [...needed]
  // A name in Bengali on an English page wants its letters as early as the rest.
  const isMixed = /[\u0980-\u09ff]/.test(html.replaceAll(nameOfBengali, ""))
  const isEarly = (file: string) => lettersOf[language].test(file) || (isMixed && lettersOf.bn.test(file))
  const letters = chunks.flatMap(({ assets = [] }) => assets).filter(isEarly)
  return {
    head: [
      ...chunks.flatMap(({ css = [] }) => css).map((file) => `<link rel="stylesheet" href="/${file}">`),
      ...letters.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
      ...chunks.map(({ file }) => `<link rel="modulepreload" href="/${file}">`),
    ].join(""),
    entry: `/${chunkOf(manifest, entryName).file}`,
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
