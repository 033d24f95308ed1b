import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import { root } from "./real-server.ts"

const client = join(root, "web", "dist", "client")

type Manifest = Record<string, { file: string; imports?: string[] }>

/** What the JavaScript weighs, in KiB, that a browser loads for this page: what its HTML names, and what that imports. */
export async function scriptWeight(html: string, ownSource: string) {
  const manifest: Manifest = JSON.parse(await readFile(join(client, ".vite", "manifest.json"), "utf8"))
  const own = manifest[ownSource]
  if (!own) throw new Error(`The build has no ${ownSource}`)
  const wanted = new Set<string>()
  function want(file: string) {
    if (wanted.has(file)) return
    wanted.add(file)
    const imports = Object.values(manifest).find((chunk) => chunk.file === file)?.imports ?? []
    for (const name of imports) want(manifest[name]?.file ?? name)
  }
  for (const file of [...namedIn(html), own.file]) want(file)

  return weightOf([...wanted])
}

/** What these files of the build weigh, in KiB, each packed as well as it can be. */
export async function weightOf(files: readonly string[]) {
  const scripts = await Promise.all(files.map((file) => readFile(join(client, file))))
  const weigh = (packed: (script: Buffer) => Buffer) =>
    scripts.reduce((sum, script) => sum + packed(script).length, 0) / 1024
  return {
    names: files,
    files: scripts.length,
    gzip: weigh((script) => gzipSync(script, { level: 9 })),
    brotli: weigh((script) => brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })),
  }
}

/** The scripts that the page starts: those that its last element names. */
function namedIn(html: string): string[] {
  const element = /<script data-entry="([^"]+)" data-files="([^"]+)">/.exec(html)
  if (!element) throw new Error("The page names no scripts")
  const [, entry = "", files = ""] = element
  return [entry, ...files.split(" ")].map((path) => path.slice(1))
}
