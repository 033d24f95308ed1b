import { readdir, readFile } from "node:fs/promises"

export type ProcessMemory = { pid: number; command: string; megabytes: number }

/** The resident memory of a process and its descendants, the oldest first; empty on systems without /proc. */
export async function memoryOfTree(pid: number): Promise<ProcessMemory[]> {
  const names = await readdir("/proc").catch(() => [])
  const all = await Promise.all(names.filter((name) => /^\d+$/.test(name)).map(readProcess))
  const tree = new Set([pid])
  const found = []
  // A child has a higher process id than its parent, until ids wrap around.
  for (const one of all.flat().sort((a, b) => a.pid - b.pid)) {
    if (!tree.has(one.pid) && !tree.has(one.parent)) continue
    tree.add(one.pid)
    found.push(one)
  }
  return found
}

async function readProcess(pid: string) {
  try {
    const [status, command] = await Promise.all([
      readFile(`/proc/${pid}/status`, "utf8"),
      readFile(`/proc/${pid}/cmdline`, "utf8"),
    ])
    const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0)
    const megabytes = (field("VmRSS") * 1024) / 1e6
    return [{ pid: Number(pid), parent: field("PPid"), command: command.replaceAll("\0", " "), megabytes }]
  } catch {
    return []
  }
}
