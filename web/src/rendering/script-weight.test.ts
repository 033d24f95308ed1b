import { readFileSync } from "node:fs"
import { gzipSync } from "node:zlib"
import { languages } from "contract"
import { describe, expect, it } from "vitest"
import { handleOf, publicPages } from "#public-pages.ts"
import { filesIn, type Manifest } from "./build-files.ts"

const built = (file: string) => readFileSync(new URL(`../../dist/client/${file}`, import.meta.url))
const manifest: Manifest = JSON.parse(built(".vite/manifest.json").toString())

const maxKiB = 130

/** All scripts that the server names on a page, each compressed by itself, as it is sent. */
function scriptKiB(page: string, language: "en" | "bn"): number {
  const { scripts } = filesIn(manifest, language, [page], "")
  const files = /data-files="([^"]+)"/.exec(scripts)?.[1]?.split(" ") ?? []
  expect(files.length).toBeGreaterThan(2)
  return files.reduce((sum, file) => sum + gzipSync(built(file.slice(1)), { level: 9 }).length, 0) / 1024
}

// Pages about an account have a form, whose libraries are not counted: they are the only ones search engines do not list.
const pages = publicPages.flatMap((page) => (handleOf(page).isUnlisted ? [] : (handleOf(page).file ?? [])))

describe.each(languages)("in language %s", (language) => {
  it.each(pages)(`%s loads at most ${maxKiB} KiB of compressed JavaScript`, (page) => {
    expect(scriptKiB(page, language)).toBeLessThanOrEqual(maxKiB)
  })
})
