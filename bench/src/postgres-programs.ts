import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"

const debian = "/usr/lib/postgresql"

/** The folder of PostgreSQL's server programs, if this machine has any; this installs nothing. */
export function postgresPrograms(): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => Number(other) - Number(one)) : []
  const folders = [process.env.POSTGRES_BIN ?? "", ...versions.map((version) => join(debian, version, "bin"))]
  return folders.find((folder) => folder && existsSync(join(folder, "initdb")))
}
