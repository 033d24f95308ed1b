import { readdirSync } from "node:fs"
import { expect, test } from "vitest"
import { accountPages } from "#features/account-pages.ts"
import { publicPages } from "#features/public-pages.ts"
import { readBuilt, servedKiB, urlOfBuilt } from "#test/built-files.ts"
import type { Manifest } from "./build-files.ts"

type Chunk = Manifest[string] & { name?: string; isDynamicEntry?: true }
const manifest: Record<string, Chunk> = JSON.parse(readBuilt(".vite/manifest.json"))

/** Adds these chunks and all that they import. */
function collect(names: readonly string[], into = new Set<string>()) {
  for (const name of names) {
    if (into.has(name)) continue
    into.add(name)
    collect(manifest[name]?.imports ?? [], into)
  }
  return into
}

function filesOf(names: readonly string[]) {
  expect(names.filter((name) => !manifest[name])).toEqual([])
  return new Set([...collect(names)].map((name) => manifest[name]?.file ?? name))
}

const source = (file: string) => `src/features/${file}`
const entry = ["src/client.tsx", "src/i18n/en.ts"]
const isShell = ({ name = "" }: Chunk) => ["api", "dashboard"].includes(name)
const shell = ["src/api/api-layout.tsx", ...Object.keys(manifest).filter((key) => isShell(manifest[key] as Chunk))]
const elsewhere = new Set([...publicPages, ...accountPages].map(({ file }) => source(file)))
const loadedOnDemand = Object.keys(manifest).filter(
  (name) => /^src\/features\/.+\.tsx$/.test(name) && manifest[name]?.isDynamicEntry && !elsewhere.has(name),
)

/** What everybody sees who is logged in; students and instructors have no other screens. */
const ownPages = [
  ...[
    "auth/security/change-password-page.tsx",
    "auth/mail/confirm-email-page.tsx",
    "auth/security/security-page.tsx",
    "certificate/own/own.tsx",
  ],
  ...["review/my-review-page.tsx", "user/own/data-page.tsx", "user/own/devices-page.tsx", "user/own/profile-page.tsx"],
].map(source)
const firstScreens = ["home/welcome-page.tsx", "overview/overview-page.tsx"].map(source)
const others = loadedOnDemand.filter((name) => ![...ownPages, ...firstScreens].includes(name))

// Of each page or dialog, with all that it imports, on top of what every page loads. Each file is a request on a slow connection.
test.each([
  { role: "everybody, as the first screen", pages: firstScreens, maxKiB: 84, maxFiles: 16 },
  { role: "students and instructors", pages: ownPages, maxKiB: 142, maxFiles: 29 },
  { role: "the office", pages: others, maxKiB: 186, maxFiles: 36 },
])("a screen for $role loads at most $maxKiB KiB (brotli) and $maxFiles files", ({ pages, maxKiB, maxFiles }) => {
  const known = filesOf(entry)
  const heaviest = pages
    .map((page) => [...filesOf([...entry, ...shell, page]).difference(known)])
    .map((files, index) => ({ page: pages[index], files: files.length, kib: sumOf(files) }))
    .sort((one, other) => other.kib - one.kib)
  expect(Math.round(heaviest[0]?.kib ?? 0), JSON.stringify(heaviest.slice(0, 5), null, 1)).toBeLessThanOrEqual(maxKiB)
  expect(Math.max(...heaviest.map(({ files }) => files))).toBeLessThanOrEqual(maxFiles)
})

const sumOf = (files: readonly string[]) => files.reduce((sum, file) => sum + servedKiB(file, "br"), 0)

test.each([
  { page: "auth/login/login-page.tsx", parents: ["src/api/api-layout.tsx"], max: 21 },
  { page: "home/welcome-page.tsx", parents: ["src/first-screen.tsx"], max: 26 },
  { page: "certificate/list/manage.tsx", parents: [], max: 36 },
])("$page loads at most $max scripts", ({ page, parents, max }) => {
  expect(filesOf([...entry, ...parents, source(page)]).size).toBeLessThanOrEqual(max)
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
