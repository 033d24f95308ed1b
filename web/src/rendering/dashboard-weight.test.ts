import { readdirSync } from "node:fs"
import { expect, test } from "vitest"
import { accountPages } from "#features/account-pages.ts"
import { publicPages } from "#features/public-pages.ts"
import { readBuilt, servedKiB, urlOfBuilt } from "#test/built-files.ts"
import type { Manifest } from "./build-files.ts"

type Chunk = Manifest[string] & { dynamicImports?: string[] }
const manifest: Record<string, Chunk> = JSON.parse(readBuilt(".vite/manifest.json"))

/** Of all screens and their dialogs. */
const maxKiB = 274
const entry = "src/client.tsx"
const source = ({ file }: { file: string }) => `src/features/${file}`

const dynamicImportsOf = (name: string) => manifest[name]?.dynamicImports ?? []
const withoutRequests = (): string[] => []

/** Adds these chunks and all that they import, and what `lazyOf` says that they load later. */
function collect(names: readonly string[], lazyOf: (name: string) => readonly string[], into: Set<string>) {
  for (const name of names) {
    if (into.has(name)) continue
    into.add(name)
    collect([...(manifest[name]?.imports ?? []), ...lazyOf(name)], lazyOf, into)
  }
  return into
}

const home = collect([entry, "src/i18n/en.ts", "src/features/home/home-page.tsx"], withoutRequests, new Set())
const elsewhere = new Set([...publicPages, ...accountPages].map(source))
const isOfDashboard = (name: string) => !elsewhere.has(name) && !name.startsWith("src/i18n/")
const screens = dynamicImportsOf(entry).filter(isOfDashboard)
const files = [...collect(screens, dynamicImportsOf, new Set(home)).difference(home)]
  .map((name) => manifest[name]?.file ?? name)
  .map((file) => ({ file, kib: servedKiB(file, "br") }))
  .sort((one, other) => other.kib - one.kib)

test(`all scripts of the dashboard, on top of the home page, are at most ${maxKiB} KiB (brotli)`, () => {
  const total = files.reduce((sum, { kib }) => sum + kib, 0)
  const largest = files.slice(0, 12).map(({ file, kib }) => `${kib.toFixed(1)} ${file}`)
  expect(
    total,
    `${total.toFixed(1)} KiB in ${files.length} files; the largest:\n${largest.join("\n")}`,
  ).toBeLessThanOrEqual(maxKiB)
  expect(files.length).toBeGreaterThan(40)
})

// Each file is a request on a slow connection.
test.each([
  { page: "auth/login-page.tsx", parents: ["src/api/api-layout.tsx"], max: 21 },
  { page: "home/welcome-page.tsx", parents: ["src/first-screen.tsx"], max: 26 },
  { page: "certificate/list/manage.tsx", parents: [], max: 36 },
])("$page loads at most $max scripts", ({ page, parents, max }) => {
  const names = [entry, "src/i18n/en.ts", ...parents, `src/features/${page}`]
  expect(names.filter((name) => !manifest[name])).toEqual([])
  const loaded = new Set([...collect(names, withoutRequests, new Set())].map((name) => manifest[name]?.file))
  expect(loaded.size).toBeLessThanOrEqual(max)
})

test("every script defines what it exports, which the bundler can get wrong for grouped modules", () => {
  const scripts = readdirSync(urlOfBuilt("assets/")).filter((file) => file.endsWith(".js"))
  const undefinedNames = scripts.flatMap((file) => {
    const script = readBuilt(`assets/${file}`)
    const [, exported = ""] = /export\s*\{([^}]*)\};?\s*$/.exec(script) ?? []
    const names = exported.split(",").flatMap((each) => each.trim().split(/\s+as\s+/)[0] || [])
    const isDefined = (name: string) =>
      new RegExp(`(?<![\\w$])${RegExp.escape(name)}(?![\\w$])`).test(script.slice(0, script.lastIndexOf("export")))
    return names.filter((name) => !isDefined(name)).map((name) => `${file}: ${name}`)
  })
  expect(undefinedNames).toEqual([])
  expect(scripts.length).toBeGreaterThan(100)
})
