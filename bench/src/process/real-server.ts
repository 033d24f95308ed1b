import { type ChildProcess, spawn } from "node:child_process"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import { freePort } from "../../../server/src/test/postgres/postgres-cluster.ts"
import type { Cleanup } from "../cleanup.ts"
import { endProcess } from "./end-process.ts"

export const root = fileURLToPath(new URL("../../..", import.meta.url))
const startTimeoutMs = 60_000

/** As in scripts/start.mjs. */
export const serverProgram = ["--max-semi-space-size=4", "server/dist/main.js"]

export type RealServer = { process: ChildProcess; origin: string }

/** `nodeOptions` are more than those of `npm start`; `onLine` gets each line of the server's output. */
type Watch = { nodeOptions?: readonly string[]; onLine?: (line: string) => void }

/** Starts the server as `npm start` does after installing and building; resolves when the server reports that it is ready. */
export const startRealServer = (cleanup: Cleanup, settings: Record<string, string>, watch: Watch = {}) =>
  startAndWait(cleanup, settings, process.execPath, [...(watch.nodeOptions ?? []), ...serverProgram], watch.onLine)

/** `npm start` itself. */
export const npmStart = (cleanup: Cleanup, settings: Record<string, string>) =>
  startAndWait(cleanup, settings, "npm", ["start"])

async function startAndWait(
  cleanup: Cleanup,
  settings: Record<string, string>,
  program: string,
  args: string[],
  onLine = (_line: string) => {},
): Promise<RealServer> {
  const PORT = String(await freePort())
  const server = spawn(program, args, {
    cwd: root,
    env: { ...process.env, DATABASE_URL: "", BACKUPS: "0", HOST: "127.0.0.1", PORT, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  })
  cleanup.defer(() => endProcess(server, "SIGKILL"))
  await ready(server, onLine)
  return { process: server, origin: `http://127.0.0.1:${PORT}` }
}

async function ready(server: ChildProcess, onLine: (line: string) => void) {
  if (!server.stdout) throw new Error("The server has no output to wait for")
  const timeout = setTimeout(() => server.kill("SIGKILL"), startTimeoutMs)
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("exit", (code, signal) =>
        reject(new Error(`The server ended before it was ready (${code ?? signal})`)),
      )
      // Keeps reading: a full pipe would block the server.
      createInterface({ input: server.stdout as NodeJS.ReadableStream }).on("line", (line) => {
        if (line.startsWith("Prohori is ready")) resolve()
        onLine(line)
      })
    })
  } finally {
    clearTimeout(timeout)
  }
}
