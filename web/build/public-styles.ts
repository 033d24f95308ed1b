import { transform } from "lightningcss"
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
    this.emitFile({ type: "asset", fileName: ".vite/public.css", source: rulesFor(words, Buffer.from(sheet.source)) })
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

/** All that may be names of classes: Tailwind finds them in the same way. */
function wordsIn(sources: Iterable<string>) {
  const words = new Set<string>()
  for (const source of sources) for (const word of source.split(/[\s"'`]+/)) words.add(word)
  return words
}

function rulesFor(words: ReadonlySet<string>, sheet: Uint8Array) {
  const { code } = transform({
    filename: "public.css",
    code: sheet,
    minify: true,
    visitor: {
      Rule: {
        style: (rule) => {
          const isUsed = rule.value.selectors.some((selector) =>
            selector.every((part) => part.type !== "class" || words.has(part.name)),
          )
          return isUsed ? undefined : []
        },
      },
    },
  })
  return code
}
