import { execFileSync } from "node:child_process"
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { type Cleanup, temporaryFolder } from "#cleanup.ts"

const sizeBytes = 2 * 1024 * 1024 * 1024
const writebackSetting = "/proc/sys/vm/dirty_writeback_centisecs"
/** Longer than a drill. By default ext4 writes everything to the disk every five seconds. */
const commitSeconds = 300

function run(program: string, ...args: string[]) {
  execFileSync(program, args, { stdio: ["ignore", "ignore", "inherit"] })
}

export const canLosePower = () => process.platform === "linux" && process.getuid?.() === 0 && existsSync("/dev/loop0")

/**
 * A file system of its own, in a file. Linux writes to it only when a program syncs: a copy of that file, made while nothing
 * is running, is what a disk holds after a power loss.
 */
export function createVolatileDisk(cleanup: Cleanup) {
  const images = temporaryFolder(cleanup)
  // PostgreSQL runs as another user.
  chmodSync(images, 0o711)
  const folder = join(images, "mounted")
  let image = join(images, "0.img")
  let copies = 0

  const writeback = readFileSync(writebackSetting, "utf8")
  writeFileSync(writebackSetting, "0")
  // Of the whole machine: it must not stay so if the drill ends by an error.
  process.once("exit", () => writeFileSync(writebackSetting, writeback))
  mkdirSync(folder)
  writeFileSync(image, "")
  truncateSync(image, sizeBytes)
  run("mkfs.ext4", "-q", "-F", image)
  mount()
  cleanup.defer(async () => unmount())

  function mount() {
    run("mount", "-o", `loop,commit=${commitSeconds}`, image, folder)
  }

  /** Lazily: child processes of a killed server end a moment after it. They only read. */
  function unmount() {
    run("umount", "--lazy", folder)
  }

  /** Call it when no process writes to the folder. */
  function losePower() {
    const copy = join(images, `${++copies}.img`)
    run("cp", "--sparse=always", image, copy)
    unmount()
    rmSync(image)
    image = copy
    mount()
  }

  /** A file that was never synced must not survive: otherwise the drill would prove nothing. */
  function proveLoss() {
    const [synced, unsynced] = [join(folder, "synced"), join(folder, "unsynced")]
    writeFileSync(synced, "", { flush: true })
    writeFileSync(unsynced, "")
    losePower()
    if (!existsSync(synced) || existsSync(unsynced)) throw new Error("This disk does not lose what was not synced")
  }

  proveLoss()
  return { folder, losePower }
}
