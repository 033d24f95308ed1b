import { execFileSync } from "node:child_process"
import { existsSync, rmSync, writeFileSync } from "node:fs"

/** The programs that the drill starts, and the Debian packages that contain them. */
const programs = {
  "/usr/bin/patroni": "patroni",
  "/usr/bin/etcd": "etcd-server",
  "/usr/sbin/nginx": "nginx",
  "/usr/lib/postgresql": "postgresql",
  "/usr/bin/openssl": "openssl",
  "/usr/bin/unshare": "util-linux",
  "/usr/sbin/ip": "iproute2",
}

const missingPackages = () => Object.entries(programs).flatMap(([program, name]) => (existsSync(program) ? [] : [name]))

/** Returns why the drill cannot run here, or undefined. Nothing is installed unless that is asked for. */
export function whyImpossible(mayInstall: boolean): string | undefined {
  if (process.platform !== "linux" || process.getuid?.() !== 0)
    return "The drill needs Linux and root: each machine is a network namespace"
  if (mayInstall && missingPackages().length > 0) install(missingPackages())
  const missing = missingPackages()
  if (missing.length === 0) return undefined
  return `Debian packages are missing: ${missing.join(" ")}. Install them, or add -- --install`
}

function install(names: readonly string[]) {
  // The services of the packages must not start: they would take the memory of this machine, and are not used.
  const policy = "/usr/sbin/policy-rc.d"
  const isOurs = !existsSync(policy)
  if (isOurs) writeFileSync(policy, "#!/bin/sh\nexit 101\n", { mode: 0o755 })
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
    const options = ["install", "-y", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=300"]
    execFileSync("apt-get", [...options, ...names], { env, stdio: ["ignore", "ignore", "inherit"] })
  } finally {
    if (isOurs) rmSync(policy)
  }
}
