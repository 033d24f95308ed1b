import { type ChildProcess, spawn } from "node:child_process"
import { tmpdir } from "node:os"
import { setTimeout as wait } from "node:timers/promises"
import { fileURLToPath, pathToFileURL } from "node:url"
import { programFile } from "./built-program-file.ts"

/** The path of a program of the server, as it is built, by the path of its source without extension. */
export const programPath = (name: string) => fileURLToPath(programFile(name))

/** The real server in a separate process, as `npm start` runs it. */
export function startServer(environment: Record<string, string>, cwd = tmpdir(), ...options: string[]) {
  const server = startProgram(
    ["--import", pathToFileURL(programPath("test/busy-machine")).href, programPath("main"), ...options],
    { LOG_LEVEL: "warn", HOST: "127.0.0.1", DEMO: "0", BACKUPS: "0", ...environment },
    cwd,
  )
  const base = `http://127.0.0.1:${environment.PORT}`
  return { ...server, base, isReady: () => isReadyOrEnded(base, server) }
}

/** A server that has ended never gets ready: its output says why. */
async function isReadyOrEnded(base: string, { output, ended }: ReturnType<typeof startProgram>) {
  const ending = new AbortController()
  const abort = (code: unknown) => ending.abort(new Error(`The server ended with ${code}: ${output()}`))
  ended.then(abort, abort)
  await isReady(base, ending.signal)
}

/** A command of the server, as npm runs it that was called in `dataDir`. */
export function startCommand(
  name: string,
  environment: { DATA_DIR: string } & Record<string, string>,
  ...options: string[]
) {
  return startProgram(
    [programPath(`commands/${name}`), ...options],
    { INIT_CWD: environment.DATA_DIR, ...environment },
    tmpdir(),
  )
}

/** Runs a command to its end. */
export async function runCommand(name: string, dataDir: string, ...options: string[]) {
  const { output, ended } = startCommand(name, { DATA_DIR: dataDir }, ...options)
  return { code: await ended, output: output() }
}

function startProgram(args: string[], environment: Record<string, string>, cwd: string) {
  // Nothing that a built program starts is a TypeScript source.
  const env = { PATH: process.env.PATH, NODE_OPTIONS: "--no-strip-types", ...environment }
  const child = spawn(process.execPath, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] })
  const output: string[] = []
  child.stdout.on("data", (text) => output.push(String(text)))
  child.stderr.on("data", (text) => output.push(String(text)))
  return { child, output: () => output.join(""), ended: ended(child) }
}

function ended(child: ChildProcess): Promise<number | null> {
  // Not on "exit": the last output may not have arrived yet.
  return new Promise((resolve) => child.once("close", resolve))
}

export async function isReady(base: string, signal?: AbortSignal): Promise<void> {
  for (let tries = 0; ; tries++) {
    signal?.throwIfAborted()
    const response = await fetch(`${base}/api/health/ready`).catch(() => null)
    if (response?.ok) return
    if (tries > 600) throw new Error(`${base} did not get ready`)
    await wait(50)
  }
}
