import { readFileSync } from "node:fs"
import { brotliCompressSync, gzipSync } from "node:zlib"
import { languages } from "contract"
import { describe, expect, test } from "vitest"
import { publicPages } from "#features/public-pages.ts"
import { accountPages } from "#routes.tsx"
import { filesForPage, type Manifest } from "./build-files.ts"

const readBuilt = (file: string) => readFileSync(new URL(`../../dist/client/${file}`, import.meta.url))
const manifest: Manifest = JSON.parse(readBuilt(".vite/manifest.json").toString())

const maxKiB = 130

/** All scripts that the server adds to a page. */
function scriptsOf(page: string, language: "en" | "bn"): Buffer[] {
  const { scripts } = filesForPage(manifest, language, [`src/features/${page}`], "")
  const files = /data-files="([^"]+)"/.exec(scripts)?.[1]?.split(" ") ?? []
  expect(files.length).toBeGreaterThan(2)
  return files.map((file) => readBuilt(file.slice(1)))
}

// Property names of zod's schemas and of RTK Query, which the build does not minify.
const formLibraries = /_zod|reducerPath/
const hasFormLibraries = (script: Buffer) => formLibraries.test(script.toString())

describe.each(languages)("in language %s", (language) => {
  test.each(publicPages)(
    `$file loads at most ${maxKiB} KiB of compressed JavaScript and no form libraries`,
    ({ file }) => {
      const scripts = scriptsOf(file, language)
      const bytes = scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0)
      expect(bytes / 1024).toBeLessThanOrEqual(maxKiB)
      expect(scripts.filter(hasFormLibraries)).toEqual([])
    },
  )
})

test("a list of numbers is read from a file, checked and shown without form libraries, within the limit of a page", () => {
  const certificate = "src/features/certificate/"
  const files = new Set<string>()
  const collect = (key: string) => {
    const { file = "", imports = [] } = manifest[key] ?? {}
    if (!file.endsWith(".js") || files.has(file)) return
    files.add(file)
    imports.forEach(collect)
  }
  for (const name of ["verify-many-results.tsx", "number-file.ts"]) collect(certificate + name)
  const page = scriptsOf("certificate/verify-many-page.tsx", "bn")
  const known = new Set(page.map(String))
  const loaded = [...files].map(readBuilt).filter((script) => !known.has(String(script)))
  expect(loaded.length).toBeGreaterThan(1)
  expect(loaded.filter(hasFormLibraries)).toEqual([])
  const bytes = [...page, ...loaded].reduce((sum, script) => sum + brotliCompressSync(script).length, 0)
  expect(bytes / 1024).toBeLessThanOrEqual(maxKiB)
})

test.each(accountPages)("$file preloads the libraries of its form", ({ file }) => {
  expect(scriptsOf(file, "en").some(hasFormLibraries)).toBe(true)
})
