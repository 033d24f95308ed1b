import { setTimeout as pause } from "node:timers/promises"
import { run } from "./child.mjs"
import { findInPath } from "./executable.mjs"

const WAIT_FOR_LOCK = ["-o", "DPkg::Lock::Timeout=300"]

export const canAptInstall = () => process.getuid?.() === 0 && findInPath("apt-get") !== undefined

/** Installs a Debian package; answers undefined, or what apt-get said against it. */
export async function aptInstall(name) {
  console.log(`Installing ${name} (apt-get) …`)
  await update()
  const { code, output, seconds } = await apt(["install", "-y", name])
  if (code !== 0) return lastLine(output)
  console.log(`Installed ${name} in ${seconds.toFixed(0)} s.`)
}

async function update() {
  // apt-get waits for dpkg's lock, but not for that of the lists. Old lists are no reason to give up.
  for (let attempt = 0; attempt < 10; attempt++) {
    const { code, output } = await apt(["update"])
    if (code === 0 || !output.includes("Could not get lock")) return
    await pause(5000)
  }
}

const apt = (args) =>
  run("apt-get", [...WAIT_FOR_LOCK, ...args], {
    env: { DEBIAN_FRONTEND: "noninteractive", LC_ALL: "C" },
    quiet: true,
    limitSeconds: 900,
  })

const lastLine = (text) => text.trim().split("\n").pop()
