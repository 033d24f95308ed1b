import { readdirSync } from "node:fs"
import { join } from "node:path"
import { aptInstall, canAptInstall } from "./apt-install.mjs"
import { foldersOfPath, isExecutable } from "./executable.mjs"

/** The folder of PostgreSQL's server programs, installed if need be; "" if there is none to be had. */
export async function findPostgres() {
  const found = folder()
  if (found) return found
  const refusal = canAptInstall() ? await aptInstall("postgresql") : "not root, or no apt-get"
  const installed = folder()
  if (installed) return installed
  const reason = refusal ?? "the package brought no server"
  console.log(`PostgreSQL could not be installed, so its tests are skipped: ${reason}`)
  return ""
}

function folder() {
  const named = process.env.POSTGRES_BIN ? [process.env.POSTGRES_BIN] : []
  const places = [
    ...named,
    ...versions("/usr/lib/postgresql", "bin"),
    ...foldersOfPath(),
    ...versions("/opt/homebrew/opt", "bin"),
    ...versions("/usr/local/opt", "bin"),
    "/Applications/Postgres.app/Contents/Versions/latest/bin",
  ]
  return places.find((place) => ["postgres", "initdb"].every((name) => isExecutable(join(place, name))))
}

/** The newest first: /usr/lib/postgresql/17/bin before …/15/bin, postgresql@17 before postgresql@15. */
function versions(parent, child) {
  try {
    const names = readdirSync(parent).filter((name) => /^(postgresql(@\d+)?|\d+)$/.test(name))
    const version = (name) => Number(name.replace(/\D/g, ""))
    return names.sort((a, b) => version(b) - version(a)).map((name) => join(parent, name, child))
  } catch {
    return []
  }
}
