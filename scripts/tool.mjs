import { delimiter, dirname, join } from "node:path"
import { run } from "./child.mjs"
import { node26 } from "./install/node26.mjs"
import { root } from "./repository.mjs"

/** Runs a JavaScript file of a package or of this repository on Node 26. */
export function tool(script, args, options = {}) {
  return run(node26(), [join(root, script), ...args], { ...options, env: { ...node26First(), ...options.env } })
}

/** Makes `node` in the child processes of a tool Node 26 too. */
const node26First = () => ({ PATH: [dirname(node26()), process.env.PATH].join(delimiter) })
