import { readdirSync } from "node:fs"
import { join } from "node:path"
import { aptInstall, canAptInstall } from "./apt-install.mjs"
import { foldersOfPath, isExecutable } from "./executable.mjs"

/** The folder of PostgreSQL's server programs, which are installed if needed; "" if that fails. */
export async function findPostgres() {
  const found = findFolder()
  if (found) return found
  const aptError = canAptInstall() ? await aptInstall("postgresql") : "not root, or no apt-get"
  const installed = findFolder()
  if (installed) return installed
  const reason = aptError ?? "the package contains no server"
  console.log(`PostgreSQL could not be installed, so its tests are skipped: ${reason}`)
  return ""
}

function findFolder() {
  const configured = process.env.POSTGRES_BIN ? [process.env.POSTGRES_BIN] : []
  const folders = [
    ...configured,
    ...versions("/usr/lib/postgresql", "bin"),
    ...foldersOfPath(),
    ...versions("/opt/homebrew/opt", "bin"),
    ...versions("/usr/local/opt", "bin"),
    "/Applications/Postgres.app/Contents/Versions/latest/bin",
  ]
  return folders.find((path) => ["postgres", "initdb"].every((name) => isExecutable(join(path, name))))
}

/** Newest first: /usr/lib/postgresql/17/bin before …/15/bin, postgresql@17 before postgresql@15. */
function versions(parent, child) {
  try {
    const names = readdirSync(parent).filter((name) => /^(postgresql(@\d+)?|\d+)$/.test(name))
    const version = (name) => Number(name.replace(/\D/g, ""))
    return names.sort((a, b) => version(b) - version(a)).map((name) => join(parent, name, child))
  } catch {
    return []
  }
}
