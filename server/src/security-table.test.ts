import { existsSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"

const root = new URL("../../", import.meta.url)

test("each proof in docs/security.md is a file", () => {
  const text = readFileSync(new URL("docs/security.md", root), "utf8")
  const files = [...text.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, file = ""]) => file)
  expect(files.length).toBeGreaterThan(40)
  const missing = files.filter((file) => {
    const isBelowServer = !/^(web|contract|e2e)\//.test(file)
    return !existsSync(new URL(isBelowServer ? `server/src/${file}` : file, root))
  })
  expect(missing).toEqual([])
})
