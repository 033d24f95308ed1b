import { readFileSync } from "node:fs"
import { gzipSync } from "node:zlib"
import { languages } from "contract"
import { describe, expect, it } from "vitest"
import { publicPages } from "#features/public-pages.ts"
import { accountPages } from "#routes.tsx"
import { filesIn, type Manifest } from "./build-files.ts"

const built = (file: string) => readFileSync(new URL(`../../dist/client/${file}`, import.meta.url))
const manifest: Manifest = JSON.parse(built(".vite/manifest.json").toString())

const maxKiB = 130

/** All scripts that the server names on a page. */
function scriptsOf(page: string, language: "en" | "bn"): Buffer[] {
  const { scripts } = filesIn(manifest, language, [`src/features/${page}`], "")
  const files = /data-files="([^"]+)"/.exec(scripts)?.[1]?.split(" ") ?? []
  expect(files.length).toBeGreaterThan(2)
  return files.map((file) => built(file.slice(1)))
}

// Names of properties, which the build leaves as they are: of zod's schemas, and of RTK Query.
const formLibraries = /_zod|reducerPath/
const holdsFormLibraries = (script: Buffer) => formLibraries.test(script.toString())

describe.each(languages)("in language %s", (language) => {
  it.each(publicPages)(`$file loads at most ${maxKiB} KiB of compressed JavaScript, and no form's`, ({ file }) => {
    const scripts = scriptsOf(file, language)
    const bytes = scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0)
    expect(bytes / 1024).toBeLessThanOrEqual(maxKiB)
    expect(scripts.filter(holdsFormLibraries)).toEqual([])
  })
})

it.each(accountPages)("$file brings the libraries of its form along", ({ file }) => {
  expect(scriptsOf(file, "en").some(holdsFormLibraries)).toBe(true)
})
