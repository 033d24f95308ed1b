import { existsSync, readFileSync, statSync } from "node:fs"

export const urlOfBuilt = (file: string) => new URL(`../../dist/client/${file}`, import.meta.url)

export const readBuilt = (file: string): string => readFileSync(urlOfBuilt(file), "utf8")

/** The size of a script as it is sent: the build has compressed each one that becomes smaller. */
export function servedKiB(file: string, encoding: "br" | "gz"): number {
  const compressed = urlOfBuilt(`${file}.${encoding}`)
  return statSync(existsSync(compressed) ? compressed : urlOfBuilt(file)).size / 1024
}
