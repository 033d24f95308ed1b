import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import { run } from "../child.mjs"
import { Failure } from "../command.mjs"
import { withFileLock } from "../file-lock.mjs"
import { fingerprint, readStamp } from "../fingerprint.mjs"
import { root } from "../repository.mjs"
import { aptInstall, canAptInstall } from "./apt-install.mjs"
import { node26 } from "./node26.mjs"

const installedStamp = "node_modules/.installed"

/** Installs the packages of package-lock.json, unless node_modules is up to date. */
export async function install() {
  if (isInstalled()) return
  await withFileLock("install", async () => {
    if (!isInstalled()) await npmInstall()
  })
}

export const hasNode26 = () => existsSync(join(root, installedStamp))

const isInstalled = () => readStamp(installedStamp) === currentFingerprint()

function currentFingerprint() {
  const { workspaces } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
  const manifests = ["package.json", ...workspaces.map((name) => `${name}/package.json`)]
  return fingerprint(["package-lock.json", ...manifests], process.platform, process.arch)
}

async function npmInstall() {
  const before = currentFingerprint()
  const started = Date.now()
  rmSync(join(root, installedStamp), { force: true })
  console.log("Installing packages …")
  const locked = existsSync(join(root, "package-lock.json"))
  if (!locked) await npm(["install"])
  else if ((await npm(["ci"], "EUSAGE")) === "EUSAGE") {
    // If the registry lacked another platform's package when the lock file was made, `npm ci` rejects it on every machine.
    console.log("npm ci finds package-lock.json incomplete: running npm install, which respects its versions …")
    await npm(["install", "--no-save"])
  }
  await startNode26()
  writeFileSync(join(root, installedStamp), locked ? before : currentFingerprint())
  console.log(`Installed the packages in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}

/** Node 26 needs a library that small installations of Linux lack. */
async function startNode26() {
  const start = () => run(node26(), ["--version"], { quiet: true })
  const { code, output } = await start()
  if (code === 0) return
  if (!output.includes("libatomic")) throw new Failure(`Node 26 does not start on this machine: ${output.trim()}`)
  const problem = canAptInstall() ? await aptInstall("libatomic1") : "not root, or no apt-get"
  if (problem || (await start()).code !== 0)
    throw new Failure(
      `Node 26 needs libatomic, which could not be installed (${problem ?? "it does not start with it either"}). On Debian and Ubuntu: sudo apt-get install libatomic1. Then try again.`,
    )
}

/** Installs the packages of a project outside the workspaces, so that other commands need not install them. */
export async function installIn(folder) {
  const lock = `${folder}/package-lock.json`
  const stamp = `${folder}/node_modules/.installed`
  if (readStamp(stamp) === fingerprint([lock])) return
  console.log(`Installing the packages of ${folder} …`)
  await npm(["ci", "--workspaces=false"], undefined, join(root, folder))
  writeFileSync(join(root, stamp), fingerprint([lock]))
}

/** Runs npm, prints its warnings and errors, and throws on failure, except for the one error that the caller handles. */
async function npm(command, expected, cwd = root) {
  // Explicit, because NODE_ENV=production would omit the build tools, and a user's npm settings may omit Node 26 itself.
  const kinds = ["--include=dev", "--include=optional", "--include=peer"]
  const args = [...command, ...kinds, "--no-audit", "--no-fund", "--loglevel=warn"]
  const errors = []
  const stderr = (line) => {
    if (/^npm err/i.test(line)) errors.push(line)
    else if (!/^npm warn EBADENGINE/i.test(line)) console.error(line)
  }
  const { code, output } = await run(...npmProgram(args), { cwd, stderr })
  if (expected && errors.some((line) => line.includes(expected))) return expected
  if (code === 0) return
  console.error([...errors, output].join("\n"))
  throw new Failure(`The packages could not be installed: npm ${command[0]} ended with ${code}.`)
}

function npmProgram(args) {
  const own = process.env.npm_execpath ?? ""
  // On Windows npm.cmd needs a shell; npm's own script does not.
  if (basename(own) === "npm-cli.js") return [process.execPath, [own, ...args]]
  return process.platform === "win32" ? ["cmd.exe", ["/c", "npm", ...args]] : ["npm", args]
}
