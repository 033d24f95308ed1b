import { type ChildProcess, spawn } from "node:child_process"
import { tmpdir } from "node:os"
import { setTimeout as wait } from "node:timers/promises"
import { fileURLToPath } from "node:url"

const main = fileURLToPath(new URL("../main.ts", import.meta.url))

/** The real server in a process of its own, as `npm start` runs it. */
export function startServer(environment: Record<string, string>, cwd = tmpdir(), ...options: string[]) {
  return startProgram([main, ...options], { LOG_LEVEL: "warn", HOST: "127.0.0.1", DEMO: "0", ...environment }, cwd)
}

/** A command of the server's, run to its end. */
export async function runCommand(name: string, dataDir: string, ...options: string[]) {
  const program = fileURLToPath(new URL(`../commands/${name}.ts`, import.meta.url))
  const { output, ended } = startProgram([program, ...options], { DATA_DIR: dataDir }, dataDir)
  return { code: await ended, output: output() }
}

function startProgram(args: string[], environment: Record<string, string>, cwd: string) {
  const env = { PATH: process.env.PATH, ...environment }
  const child = spawn(process.execPath, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] })
  const said: string[] = []
  child.stdout.on("data", (text) => said.push(String(text)))
  child.stderr.on("data", (text) => said.push(String(text)))
  return { child, output: () => said.join(""), ended: ended(child) }
}

function ended(child: ChildProcess): Promise<number | null> {
  // Not at "exit": its last words may still be on their way.
  return new Promise((resolve) => child.once("close", resolve))
}

export async function isReady(base: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const answer = await fetch(`${base}/api/health/ready`).catch(() => null)
    if (answer?.ok) return
    if (tries > 600) throw new Error(`${base} did not get ready`)
    await wait(50)
  }
}
