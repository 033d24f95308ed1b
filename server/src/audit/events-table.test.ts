import { globSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"

const root = fileURLToPath(new URL("../../../", import.meta.url))
const read = (path: string) => readFileSync(root + path, "utf8")
const [logs = "", ...auditTables] = read("docs/events.md").split("\n## ").slice(1)

/** The rows of the table of log lines, by level and message. */
const documentedLines = logs.split("\n").flatMap((row) => {
  const [, level, message] = /^\| (info|warn|error|fatal) +\| `([^`]+)`/.exec(row) ?? []
  return level ? `${level}: ${message}` : []
})

/** The messages that are not written where they are logged. */
const computed: Record<string, string[]> = {
  "warnings[finding]":
    read("server/src/audit-log/head-monitor.ts")
      .split("const warnings = {")[1]
      ?.match(/(?<=:\s+)"[^"]+"/g) ?? [],
}

const logCall = /(?<!console)\.(info|warn|error|fatal)\(/g
const stringOrParenthesis = /"[^"]*"|`[^`]*`|[()]/g

/** The arguments of a call, from behind its opening parenthesis. */
function argumentsAt(source: string, start: number): string {
  let depth = 1
  for (const { 0: token, index } of source.slice(start).matchAll(stringOrParenthesis)) {
    if (token === "(") depth++
    if (token === ")" && --depth === 0) return source.slice(start, start + index)
  }
  throw new Error(`This call does not end: ${source.slice(start, start + 100)}`)
}

/** The server's log messages: the last argument of each call, with … for each value. */
function loggedIn(file: string): string[] {
  const source = read(file)
  return [...source.matchAll(logCall)].flatMap(({ 0: call, 1: level, index }) => {
    const [message = ""] = /("[^"]+"|`[^`]+`|[\w[\]]+)(?=,?\s*$)/.exec(argumentsAt(source, index + call.length)) ?? []
    const texts = /^["`]/.test(message) ? [message] : computed[message]
    if (!texts) throw new Error(`${file} logs ${message || "no message"}: write it there, or into \`computed\``)
    return texts.map((text) => `${level}: ${text.slice(1, -1).replaceAll(/\$\{[^}]+\}/g, "…")}`)
  })
}

test("docs/events.md has each line that the server logs, and no others", () => {
  const files = globSync("server/src/**/*.ts", { cwd: root }).filter((file) => !/\.test\.ts$|src\/test\//.test(file))
  const logged = new Set(files.flatMap(loggedIn))
  expect(documentedLines.toSorted()).toEqual([...logged].toSorted())
})

test("docs/events.md has each action of the audit log, and no others", () => {
  const source = read("contract/src/audit-action.ts")
  const actions = [...source.matchAll(/"(\w+\.[\w-]+)"/g)].map(([, action = ""]) => action)
  const ofRecords = /RecordKind\}\.\$\{([^}]+)\}/.exec(source)?.[1]?.match(/\w+/g) ?? []
  const ofMovable = [...(/MovableKind\}\.(\w+)`/.exec(source) ?? [])].slice(1)
  const inTables = auditTables.flatMap((table) => table.match(/^\| `[^|]+/gm) ?? [])
  const documented = inTables.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, action = ""]) => action))
  const ofKinds = [...ofRecords, ...ofMovable].map((verb) => `*.${verb}`)
  expect(ofKinds).toHaveLength(5)
  expect(documented.toSorted()).toEqual([...new Set([...actions, ...ofKinds])].toSorted())
})
