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
export function filesIn(manifest: Manifest | null, language: Language, pages: readonly string[]): Files {
  if (!manifest) {
    return {
      head: '<link rel="stylesheet" href="/src/styles.css"><script type="module" src="/@vite/client"></script>',
      entry: `/${entryName}`,
    }
  }
  const needed = [entryName, `src/i18n/${language}.ts`, ...pages]
  const modules = new Set(needed.flatMap((name) => withImports(manifest, name)))
  const entry = chunkOf(manifest, entryName)
  const letters = (entry.assets ?? []).filter((file) => early[language].test(file))
  return {
    head: [
      ...(entry.css ?? []).map((file) => `<link rel="stylesheet" href="/${file}">`),
      ...letters.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
      ...[...modules].map((file) => `<link rel="modulepreload" href="/${file}">`),
    ].join(""),
    entry: `/${entry.file}`,
  }
}

function chunkOf(manifest: Manifest, name: string): Chunk {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`The build has no ${name}: build again`)
  return chunk
}

function withImports(manifest: Manifest, name: string): string[] {
  const { file, imports = [] } = chunkOf(manifest, name)
  return [file, ...imports.flatMap((each) => withImports(manifest, each))]
}
