import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "./repository.mjs"

/** Development packages whose own text is in the files that browsers get. */
const inBuiltFiles = ["@fontsource/hind-siliguri", "tailwindcss", "vite"]

const read = (path) => JSON.parse(readFileSync(join(root, path), "utf8"))

/**
 * Each package of package-lock.json that runs on the server or in browsers, for every platform, Node included. Not `npm sbom`: with
 * `--omit dev` it leaves out what is a development package of another workspace too, such as sharp.
 */
export function deployedPackages() {
  const { packages } = read("package-lock.json")
  const isDeployed = ([path, { dev, link }]) =>
    path.includes("node_modules/") && !link && (!dev || inBuiltFiles.includes(nameOf(path)))
  const found = new Map()
  for (const [path, entry] of Object.entries(packages).filter(isDeployed)) {
    const { version, license, integrity, resolved, optional = false } = entry
    const purl = `pkg:npm/${nameOf(path).replace("@", "%40")}@${version}`
    const dependencies = entry.dev ? [] : dependenciesOf(packages, path)
    found.set(purl, {
      purl,
      path,
      name: nameOf(path),
      version,
      licence: license,
      integrity,
      resolved,
      optional,
      dependencies,
    })
  }
  return [...found.values()]
}

/** The lists that were copied from packages which are not installed. */
export const copiedFiles = [
  {
    purl: "pkg:npm/%40zxcvbn-ts/language-common@4.1.3",
    path: "server/src/accounts/password/common-passwords.txt",
    name: "@zxcvbn-ts/language-common",
    version: "4.1.3",
    licence: "MIT",
    licenceFile: "server/src/accounts/password/common-passwords.licence.txt",
  },
]

/** The libraries in the binary that decodes images, as its package lists them; none, if it is of another platform. */
export function librariesIn({ name, path }) {
  if (!name.startsWith("@img/sharp-libvips-")) return []
  try {
    return Object.entries(read(`${path}/versions.json`)).map(([library, version]) => ({ name: library, version }))
  } catch {
    return []
  }
}

/** The texts of the licence files of a package; none, if it is of another platform. */
export function licenceTextsOf({ path, licenceFile }) {
  if (licenceFile) return [readFileSync(join(root, licenceFile), "utf8")]
  try {
    const files = readdirSync(join(root, path)).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    return files.map((file) => readFileSync(join(root, path, file), "utf8"))
  } catch {
    return []
  }
}

const nameOf = (path) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length)

/** The purls of what a package requires, found as Node finds them: in the nearest folder node_modules. */
function dependenciesOf(packages, path) {
  const { dependencies = {}, optionalDependencies = {} } = packages[path]
  const names = Object.keys({ ...dependencies, ...optionalDependencies })
  return names.flatMap((name) => {
    const found = nearest(packages, path, name)
    return found ? [`pkg:npm/${name.replace("@", "%40")}@${packages[found].version}`] : []
  })
}

function nearest(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(folder.lastIndexOf("/node_modules/"), 0))) {
    const candidate = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`
    if (packages[candidate] && !packages[candidate].link) return candidate
    if (!folder) return undefined
  }
}

/** The purls of what our own workspaces require. */
export function directDependencies() {
  const { packages } = read("package-lock.json")
  const workspaces = ["", "contract", "server", "web"]
  return [...new Set(workspaces.flatMap((path) => dependenciesOf(packages, path)))]
}
