import { readdir, readFile } from "node:fs/promises"

const ticksPerSecond = 100

type Entry = { pid: number; parent: number; ms: number }

/** CPU time of a process and its descendants, with those that have ended; 0 on systems without /proc. */
export async function cpuMsOfTree(root: number): Promise<{ own: number; children: number }> {
  const names = await readdir("/proc").catch(() => [])
  const entries = (await Promise.all(names.filter((name) => /^\d+$/.test(name)).map(readEntry))).flat()
  const tree = new Set([root])
  let [own, children] = [0, 0]
  for (const { pid, parent, ms } of entries.sort((one, other) => one.pid - other.pid)) {
    if (!tree.has(pid) && !tree.has(parent)) continue
    tree.add(pid)
    if (pid === root) own += ms
    else children += ms
  }
  return { own, children }
}

async function readEntry(pid: string): Promise<Entry[]> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "")
  // After the name, which may have spaces: state, parent, and 11 fields later the times.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ")
  if (fields.length < 15) return []
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return [{ pid: Number(pid), parent: Number(fields[1]), ms: (ticks * 1000) / ticksPerSecond }]
}
