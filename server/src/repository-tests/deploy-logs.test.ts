import { readFileSync } from "node:fs"
import { retention } from "contract"
import { expect, test } from "vitest"

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8")

test("the logs of each container have a limit of size", () => {
  const text = read("deploy/docker/compose.yml")
  expect(text).toMatch(
    /^x-logging: &logging\n {2}driver: json-file\n {2}options: \{ max-size: \d+m, max-file: "\d+" \}$/m,
  )
  const [, services = ""] = /^services:\n([\s\S]*?)^networks:/m.exec(text) ?? []
  const each = services.split(/^ {2}(?=\w+:$)/m).filter(Boolean)
  expect(each).toHaveLength(3)
  for (const service of each) expect(service).toMatch(/^ {4}logging: \*logging$/m)
})

test("journald keeps no line for more days than the privacy policy says", () => {
  const text = read("deploy/systemd/journald-prohori.conf")
  const daysOf = (setting: string) => Number(new RegExp(`^${setting}=(\\d+)day$`, "m").exec(text)?.[1])
  expect(daysOf("MaxRetentionSec") + daysOf("MaxFileSec")).toBe(retention.requestLogDays)
})

test.for(["docs/operations.md", "docs/security.md", "docs/many-machines.md"])(
  "%s names both settings of log retention",
  (path) => {
    expect(read(path)).toContain("deploy/systemd/journald-prohori.conf")
    expect(read(path)).toContain("deploy/docker/compose.yml")
  },
)
