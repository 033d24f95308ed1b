import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { readdirSync, readFileSync, readlinkSync } from "node:fs"
import { setTimeout as wait } from "node:timers/promises"
import type { Cleanup } from "#cleanup.ts"

/** A computer of the drill's network: a network namespace, connected to the others by a cable that can be unplugged. */
export type Machine = ReturnType<typeof addMachine>

export type Owner = { uid: number; gid: number }

const bridge = "prohori"
const ip = (...args: string[]) => execFileSync("ip", args, { stdio: ["ignore", "ignore", "inherit"] })

/**
 * Replaces this process by the same program in a network namespace of its own: nothing on the real network changes, the ports
 * of deploy/ are free, and the kernel removes everything with the last process.
 */
export function enterPrivateNetwork(env: NodeJS.ProcessEnv): never {
  const program = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  process.execve?.("/usr/bin/unshare", ["unshare", "--net", ...program], { ...process.env, ...env } as never)
  throw new Error("This Node cannot replace its process")
}

/** `address`: of this process, which is the machine of the servers and of nginx. */
export function startNetwork(address: string) {
  ip("link", "set", "lo", "up")
  ip("link", "add", bridge, "type", "bridge")
  ip("addr", "add", `${address}/24`, "dev", bridge)
  ip("link", "set", bridge, "up")
}

export function addMachine(cleanup: Cleanup, name: string, address: string, owner: Owner) {
  // The namespaces exist as long as a process in them. PostgreSQL's socket has the same path on each machine.
  const sockets = `mount -t tmpfs -o uid=${owner.uid},gid=${owner.gid} tmpfs /run/postgresql && exec sleep infinity`
  const holder = spawn("unshare", ["--net", "--mount", "sh", "-c", sockets], { stdio: ["ignore", "ignore", "inherit"] })
  const pid = String(holder.pid)
  const within = ["--net", "--mount", "--target", pid]
  const cable = `to-${name}`
  cleanup.defer(async () => {
    await killAll()
    holder.kill("SIGKILL")
  })

  async function start() {
    while (readFileSync(`/proc/${pid}/comm`, "utf8") !== "sleep\n") await wait(10)
    ip("link", "add", cable, "type", "veth", "peer", "name", "eth0", "netns", pid)
    ip("link", "set", cable, "master", bridge, "up")
    const inside = (...args: string[]) => execFileSync("nsenter", [...within, "ip", ...args])
    inside("link", "set", "lo", "up")
    inside("addr", "add", `${address}/24`, "dev", "eth0")
    inside("link", "set", "eth0", "up")
  }

  function processes(): number[] {
    const namespace = readlinkSync(`/proc/${pid}/ns/net`)
    const all = readdirSync("/proc").filter((entry) => /^\d+$/.test(entry) && entry !== pid)
    return all.filter((entry) => namespaceOf(entry) === namespace).map(Number)
  }

  /** Kills every process of the machine, as if its power were cut. */
  async function killAll() {
    for (let found = processes(); found.length > 0; found = processes()) {
      for (const each of found) kill(each)
      await wait(20)
    }
  }

  return {
    name,
    address,
    start,
    killAll,
    run(program: string, args: readonly string[], env: Record<string, string>, output: number): ChildProcess {
      const { uid, gid } = owner
      const as = ["setpriv", `--reuid=${uid}`, `--regid=${gid}`, "--clear-groups", "--pdeathsig=KILL"]
      return spawn("nsenter", [...within, ...as, program, ...args], {
        env,
        cwd: "/",
        stdio: ["ignore", output, output],
      })
    },
    unplug: () => ip("link", "set", cable, "down"),
    plug: () => ip("link", "set", cable, "up"),
  }
}

function namespaceOf(pid: string): string {
  try {
    return readlinkSync(`/proc/${pid}/ns/net`)
  } catch {
    return ""
  }
}

function kill(pid: number) {
  try {
    process.kill(pid, "SIGKILL")
  } catch {
    // It has ended meanwhile.
  }
}
