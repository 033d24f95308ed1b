import { execFileSync } from "node:child_process"
import { mkdtempSync, rmdirSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** Mounts a disk of this size, such as "6m", in memory; undefined where mounting is not allowed. */
export function mountSmallDisk(size: string, parent = tmpdir()): string | undefined {
  const path = mkdtempSync(join(parent, "prohori-disk-"))
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", path], { stdio: "ignore" })
    return path
  } catch {
    rmdirSync(path)
    return undefined
  }
}
