import { languages } from "contract"
import { describe, expect, test } from "vitest"
import { accountPages } from "#features/account-pages.ts"
import { publicPages } from "#features/public-pages.ts"
import { readBuilt, servedKiB } from "#test/built-files.ts"
import { filesForPage, type Manifest } from "./build-files.ts"

const manifest: Manifest = JSON.parse(readBuilt(".vite/manifest.json"))

const maxKiB = 130

/** The files of all scripts that the server adds to a page. */
function scriptsOf(page: string, language: "en" | "bn"): string[] {
  const rendered = { language, pages: [`src/features/${page}`], html: "", isClientOnly: false }
  const { scripts } = filesForPage({ manifest, styles: "" }, rendered)
  const files = /data-files="([^"]+)"/.exec(scripts)?.[1]?.split(" ") ?? []
  expect(files.length).toBeGreaterThan(2)
  return files.map((file) => file.slice(1))
}

// Property names of zod's schemas and of RTK Query, which the build does not minify.
const formLibraries = /_zod|reducerPath/
const hasFormLibraries = (file: string) => formLibraries.test(readBuilt(file))

const kibOf = (scripts: readonly string[], encoding: "br" | "gz") =>
  scripts.reduce((sum, file) => sum + servedKiB(file, encoding), 0)

describe.each(languages)("in language %s", (language) => {
  test.each(publicPages)(
    `$file loads at most ${maxKiB} KiB of compressed JavaScript and no form libraries`,
    ({ file }) => {
      const scripts = scriptsOf(file, language)
      expect(kibOf(scripts, "gz")).toBeLessThanOrEqual(maxKiB)
      expect(scripts.filter(hasFormLibraries)).toEqual([])
      expect(scripts.map(readBuilt).join("")).not.toMatch(/method:.(PATCH|DELETE)/)
    },
  )
})

/** The files that a page of certificates loads on demand, without those that it has loaded already. */
function scriptsOnDemand(names: readonly string[], page: readonly string[]): string[] {
  const files = new Set<string>()
  const collect = (key: string) => {
    const { file = "", imports = [] } = manifest[key] ?? {}
    if (!file.endsWith(".js") || files.has(file)) return
    files.add(file)
    imports.forEach(collect)
  }
  for (const name of names) collect(`src/features/certificate/${name}`)
  return [...files.difference(new Set(page))]
}

test("a list of numbers is read from a file, checked and shown without form libraries, within the limit of a page", () => {
  const page = scriptsOf("certificate/verify-many/verify-many-page.tsx", "bn")
  const loaded = scriptsOnDemand(["verify-many/verify-many-results.tsx", "verify-many/number-file.ts"], page)
  expect(loaded.length).toBeGreaterThan(1)
  expect(loaded.filter(hasFormLibraries)).toEqual([])
  expect(kibOf([...page, ...loaded], "br")).toBeLessThanOrEqual(maxKiB)
})

test("the file of a certificate is checked and its result is shown within the limit of a page", () => {
  const page = scriptsOf("certificate/verify-file/verify-file-page.tsx", "bn")
  const check = "src/features/certificate/verify-file/verify-file-check.ts"
  const [worker = ""] = (manifest[check] as { assets?: string[] }).assets ?? []
  expect(worker).toMatch(/verify-file-worker/)
  // It is alone, because a browser loads it without the page's other files.
  expect(readBuilt(worker)).not.toMatch(/\bimport\b/)
  const names = ["check.ts", "result.tsx", "result-bn.ts"].map((name) => `verify-file/verify-file-${name}`)
  const onDemand = scriptsOnDemand(names, page)
  const loaded = [...onDemand, worker]
  expect(loaded.length).toBeGreaterThan(2)
  expect(kibOf([...page, ...loaded], "br")).toBeLessThanOrEqual(maxKiB)
})

test.each(accountPages)("$file preloads the libraries of its form", ({ file }) => {
  expect(scriptsOf(file, "en").some(hasFormLibraries)).toBe(true)
})
