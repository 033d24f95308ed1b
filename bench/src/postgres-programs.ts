import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"

const debian = "/usr/lib/postgresql"

/** The folder of PostgreSQL's server programs, if this machine has any; nothing is installed for it. */
export function postgresPrograms(): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => Number(other) - Number(one)) : []
  const places = [process.env.POSTGRES_BIN ?? "", ...versions.map((version) => join(debian, version, "bin"))]
  return places.find((place) => place && existsSync(join(place, "initdb")))
}
