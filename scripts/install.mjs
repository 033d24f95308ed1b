import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import { run } from "./child.mjs"
import { Failure } from "./command.mjs"
import { fingerprint, readStamp } from "./fingerprint.mjs"
import { node26 } from "./node26.mjs"
import { oneAtATime } from "./one-at-a-time.mjs"
import { root } from "./repository.mjs"

const STAMP = "node_modules/.installed"

/** Brings node_modules in line with package-lock.json, unless it is so already. */
export async function install() {
  if (isInstalled()) return
  await oneAtATime("install", async () => {
    if (!isInstalled()) await npmInstall()
  })
}

export const hasNode26 = () => existsSync(join(root, STAMP))

const isInstalled = () => readStamp(STAMP) === wanted()

function wanted() {
  const { workspaces } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
  const manifests = ["package.json", ...workspaces.map((name) => `${name}/package.json`)]
  return fingerprint(["package-lock.json", ...manifests], process.platform, process.arch)
}

async function npmInstall() {
  const before = wanted()
  const started = Date.now()
  rmSync(join(root, STAMP), { force: true })
  console.log("Installing packages …")
  const locked = existsSync(join(root, "package-lock.json"))
  if (!locked) await npm(["install"])
  else if ((await npm(["ci"], "EUSAGE")) === "EUSAGE") {
    // A lock made where the registry lacks some other platform's package is incomplete to `npm ci` on every machine.
    console.log("npm ci finds package-lock.json incomplete: npm install, which keeps to what it names …")
    await npm(["install", "--no-save"])
  }
  node26()
  writeFileSync(join(root, STAMP), locked ? before : wanted())
  console.log(`Installed the packages in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}

/** Brings a folder's own packages in: those of a project that is no workspace, so that only its users wait for them. */
export async function installIn(folder) {
  const lock = `${folder}/package-lock.json`
  const stamp = `${folder}/node_modules/.installed`
  if (readStamp(stamp) === fingerprint([lock])) return
  console.log(`Installing the packages of ${folder} …`)
  await npm(["ci", "--workspaces=false"], undefined, join(root, folder))
  writeFileSync(join(root, stamp), fingerprint([lock]))
}

/** Runs npm, shows its warnings and errors, and fails with it, except for the one error that the caller can deal with. */
async function npm(command, expected, cwd = root) {
  // Named, because NODE_ENV=production would leave the build's tools out, and a user's own settings Node 26 itself.
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
  // npm.cmd on Windows cannot be started without a shell; npm's own script can.
  if (basename(own) === "npm-cli.js") return [process.execPath, [own, ...args]]
  return process.platform === "win32" ? ["cmd.exe", ["/c", "npm", ...args]] : ["npm", args]
}
