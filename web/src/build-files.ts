import type { Language } from "contract"

type Chunk = {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
  dynamicImports?: string[]
  src?: string
}
export type Manifest = Record<string, Chunk>
export type Files = { head: string; entry: string }

/** The letters that nearly every page of a language shows at once. */
const early = { en: /\/(latin-\d+|bangla-word)-/, bn: /\/bengali-\d+-/ }

const entryName = "src/client.tsx"

/** What the head of a page in this language loads: its style, its letters, its words, and the script early. */
export function filesIn(manifest: Manifest | null, language: Language): Files {
  if (!manifest) {
    return {
      head: '<link rel="stylesheet" href="/src/styles.css"><script type="module" src="/@vite/client"></script>',
      entry: `/${entryName}`,
    }
  }
  const entry = manifest[entryName]
  const words = manifest[`src/i18n/${language}.ts`]
  if (!entry || !words) throw new Error("The manifest of the build has no entry: build again")
  const modules = [entry, words, ...(entry.imports ?? []).map((name) => manifest[name])]
  const letters = (entry.assets ?? []).filter((file) => early[language].test(file))
  return {
    head: [
      ...(entry.css ?? []).map((file) => `<link rel="stylesheet" href="/${file}">`),
      ...letters.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
      ...modules.flatMap((chunk) => (chunk ? [`<link rel="modulepreload" href="/${chunk.file}">`] : [])),
    ].join(""),
    entry: `/${entry.file}`,
  }
}
