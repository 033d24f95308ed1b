import { setTimeout as pause } from "node:timers/promises"
import { run } from "../child.mjs"
import { findInPath } from "./executable.mjs"

const lockTimeoutOptions = ["-o", "DPkg::Lock::Timeout=300"]

export const canAptInstall = () => process.getuid?.() === 0 && findInPath("apt-get") !== undefined

/** Installs a Debian package; returns undefined, or the error line of apt-get. */
export async function aptInstall(name) {
  console.log(`Installing ${name} (apt-get) …`)
  await update()
  const { code, output, seconds } = await apt(["install", "-y", name])
  if (code !== 0) return lastLine(output)
  console.log(`Installed ${name} in ${seconds.toFixed(0)} s.`)
}

const [maxAttempts, retryMs] = [10, 5000]

async function update() {
  // apt-get waits for dpkg's lock, but not for the lock of the package lists. Outdated lists are not fatal.
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const { code, output } = await apt(["update"])
    if (code === 0 || !output.includes("Could not get lock")) return
    await pause(retryMs)
  }
}

const apt = (args) =>
  run("apt-get", [...lockTimeoutOptions, ...args], {
    env: { DEBIAN_FRONTEND: "noninteractive", LC_ALL: "C" },
    quiet: true,
    limitSeconds: 900,
  })

const lastLine = (text) => text.trim().split("\n").pop()
