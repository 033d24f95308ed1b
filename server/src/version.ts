import { readFileSync } from "node:fs"
import { serverFile } from "#folders.ts"

export const { version } = JSON.parse(readFileSync(serverFile("package.json"), "utf8")) as {
  version: string
}
