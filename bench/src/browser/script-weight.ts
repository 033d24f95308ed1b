import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import { root } from "#process/real-server.ts"

const client = join(root, "web", "dist", "client")

type Manifest = Record<string, { file: string; imports?: string[] }>

/** The size, in KiB, of the JavaScript that a browser loads for this page: the scripts in its HTML, and their imports. */
export async function scriptWeight(html: string, ownSource: string) {
  const manifest: Manifest = JSON.parse(await readFile(join(client, ".vite", "manifest.json"), "utf8"))
  const own = manifest[ownSource]
  if (!own) throw new Error(`The build has no ${ownSource}`)
  const fileNames = new Set<string>()
  function add(file: string) {
    if (fileNames.has(file)) return
    fileNames.add(file)
    const imports = Object.values(manifest).find((chunk) => chunk.file === file)?.imports ?? []
    for (const name of imports) add(manifest[name]?.file ?? name)
  }
  for (const file of [...namedIn(html), own.file]) add(file)

  return weightOf([...fileNames])
}

/** The size of these build files, in KiB, with the best compression. */
export async function weightOf(files: readonly string[]) {
  const scripts = await Promise.all(files.map((file) => readFile(join(client, file))))
  const sizeOf = (compress: (script: Buffer) => Buffer) =>
    scripts.reduce((sum, script) => sum + compress(script).length, 0) / 1024
  return {
    names: files,
    files: scripts.length,
    gzip: sizeOf((script) => gzipSync(script, { level: 9 })),
    brotli: sizeOf((script) => brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })),
  }
}

/** The scripts of the page, as named by its script element. */
function namedIn(html: string): string[] {
  const element = /<script data-entry="([^"]+)" data-files="([^"]+)">/.exec(html)
  if (!element) throw new Error("The page names no scripts")
  const [, entry = "", files = ""] = element
  return [entry, ...files.split(" ")].map((path) => path.slice(1))
}
