import { type ChildProcess, spawn } from "node:child_process"
import { tmpdir } from "node:os"
import { setTimeout as wait } from "node:timers/promises"
import { fileURLToPath } from "node:url"

const main = fileURLToPath(new URL("../main.ts", import.meta.url))

/** The real server in a process of its own, as `npm start` runs it. */
export function startServer(environment: Record<string, string>, cwd = tmpdir()) {
  const child = spawn(process.execPath, [main], {
    cwd,
    env: { PATH: process.env.PATH, LOG_LEVEL: "warn", HOST: "127.0.0.1", DEMO: "0", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  })
  const said: string[] = []
  child.stdout.on("data", (text) => said.push(String(text)))
  child.stderr.on("data", (text) => said.push(String(text)))
  return { child, output: () => said.join(""), ended: ended(child) }
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once("exit", resolve))
}

export async function isReady(base: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const answer = await fetch(`${base}/api/health/ready`).catch(() => null)
    if (answer?.ok) return
    if (tries > 200) throw new Error(`${base} did not get ready`)
    await wait(50)
  }
}
