import { execFileSync, spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"
import { startMailWorker } from "#mail/mail-worker.ts"
import { scraperOf } from "#test/scrape.ts"
import { startTestApp } from "#test/test-app.ts"

const folder = fileURLToPath(new URL("../../../deploy/monitoring/", import.meta.url))
const read = (name: string) => readFileSync(folder + name, "utf8")

type Panel = { id: number; title: string; targets: { expr: string }[]; gridPos: Record<"x" | "y" | "w" | "h", number> }
const dashboard = JSON.parse(read("dashboard.json")) as { panels: Panel[] }
const rules = read("alerts.yml")
  .split("\n")
  .filter((line) => !line.trim().startsWith("#"))
  .join("\n")

test("each metric in the alerts and in the dashboard is one that the server exports", async () => {
  const app = await startTestApp("sqlite")
  const { names } = await (await scraperOf(app))()
  await app.stop()
  const used = (text: string) => new Set(text.match(/\b(prohori|process)_\w+/g))
  const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join("\n")
  for (const text of [rules, expressions]) {
    expect(used(text).size).toBeGreaterThan(4)
    expect([...used(text)].filter((name) => !names.includes(name))).toEqual([])
  }
})

test("the circuits that the alerts name exist", async () => {
  const app = await startTestApp("sqlite")
  const { dataDir } = app.location
  const worker = startMailWorker(app.database, { mailFrom: "a@example.com", dataDir }, app.app.log, app.app.mails)
  const { samples } = await (await scraperOf(app))()
  const named = rules.match(/prohori_circuit_\w+\{dependency="[^"]+"\}/g) ?? []
  expect(named).toHaveLength(1)
  expect(named.filter((name) => !samples.has(name))).toEqual([])
  await worker.stop()
  await app.stop()
})

test("the panels that an alert names are in the dashboard", () => {
  const named = (rules.match(/panels? "[^"]+"(?: and "[^"]+")?/g) ?? []).flatMap((text) => text.match(/"[^"]+"/g) ?? [])
  const titles = dashboard.panels.map(({ title }) => `"${title}"`)
  expect(new Set(named)).toContain('"Event loop"')
  expect(named.filter((name) => name !== '" and "' && !titles.includes(name))).toEqual([])
})

test("each alert says what it means and what to do", () => {
  const alerts = rules.split("- alert: ").slice(1)
  expect(alerts).toHaveLength(7)
  for (const part of ["severity: ", "summary: ", "meaning: ", "action: "])
    for (const alert of alerts) expect(alert).toContain(part)
})

test("the panels of the dashboard have ids of their own, and none covers another", () => {
  const { panels } = dashboard
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)} ${y + Math.floor(cell / w)}`),
  )
  expect(new Set(cells).size).toBe(cells.length)
})

const hasPromtool = spawnSync("promtool", ["--version"]).status === 0

test.skipIf(!hasPromtool)("promtool accepts the configuration, and each alert fires when it should", () => {
  const promtool = (...options: string[]) => execFileSync("promtool", options, { cwd: folder, encoding: "utf8" })
  expect(promtool("check", "config", "prometheus.yml")).toContain("7 rules found")
  expect(promtool("test", "rules", "alerts.test.yml")).toContain("SUCCESS")
})
