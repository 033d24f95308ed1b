import { parse } from "postcss"
import type { Plugin, Rolldown } from "vite"

/**
 * Writes the part of the style sheet that public pages can use. The server puts it into their HTML, so that their first paint waits
 * for no second file. The whole sheet is a file, for the dashboard.
 */
export const publicStyles = (pageModules: readonly string[], routeFile: RegExp): Plugin => ({
  name: "public-styles",
  apply: "build",
  generateBundle(_, bundle) {
    if (this.environment.config.consumer === "server") return
    const sheets = Object.values(bundle).filter((file) => file.type === "asset" && file.fileName.endsWith(".css"))
    const [sheet] = sheets
    if (sheet?.type !== "asset" || sheets.length > 1)
      throw new Error(`Expected one style sheet, found ${sheets.length}`)
    const words = wordsIn(publicModules(this, pageModules, routeFile))
    // Beside the manifest, which browsers cannot fetch either.
    this.emitFile({
      type: "asset",
      fileName: ".vite/public.css",
      source: rulesFor(words, Buffer.from(sheet.source).toString()),
    })
  },
})

/** The modules that a public page may load. Of the modules that routes load on demand, only pages are public. */
function publicModules(context: Rolldown.PluginContext, pageModules: readonly string[], routeFile: RegExp) {
  const found = new Map<string, string>()
  function collect(id: string) {
    const module = context.getModuleInfo(id)
    if (!module || found.has(id)) return
    found.set(id, module.code ?? "")
    module.importedIds.forEach(collect)
    const isLoaded = routeFile.test(id) ? (loaded: string) => pageModules.includes(loaded) : () => true
    module.dynamicallyImportedIds.filter(isLoaded).forEach(collect)
  }
  for (const id of context.getModuleIds()) if (context.getModuleInfo(id)?.isEntry) collect(id)
  const missing = pageModules.filter((id) => !found.has(id))
  if (missing.length > 0) throw new Error(`No route loads ${missing.join(", ")}`)
  return found.values()
}

/** All words of the sources, among them the names of their classes. */
function wordsIn(sources: Iterable<string>) {
  const words = new Set<string>()
  for (const source of sources) for (const word of source.split(/[\s"'`]+/)) words.add(word)
  return words
}

/** Removes the rules for classes that do not occur. All others stay as they are: the bundler wrote them for old browsers. */
function rulesFor(words: ReadonlySet<string>, sheet: string) {
  const isUsed = (selector: string) => {
    const name = firstClassOf(selector)
    return name === undefined || hasQuote.test(name) || words.has(name)
  }
  const styles = parse(sheet)
  styles.walkRules((rule) => {
    if (!rule.selectors.some(isUsed)) rule.remove()
  })
  styles.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
  return styles.toString()
}

/** A source writes such a class in another way. */
const hasQuote = /["'`\\]/

/** Without CSS escapes: Tailwind writes the class `md:w-1/2` as `.md\:w-1\/2`. */
function firstClassOf(selector: string) {
  const name = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/i.exec(selector)?.[1]
  return name?.replaceAll(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code, character) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
  )
}
