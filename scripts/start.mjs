import { run, runInForeground } from "./child.mjs"
import { command } from "./command.mjs"
import { node26 } from "./install/node26.mjs"
import { root } from "./repository.mjs"

// A quarter of Node's default young generation: as fast, and 20 MB less memory.
const server = (...options) => ["--max-semi-space-size=4", "server/dist/main.js", ...options]

await command(async () => {
  // In a child process, because this one may keep running beside the server and would not release the memory.
  const { code } = await run(process.execPath, ["scripts/prepare.mjs"])
  if (code !== 0) return code
  // The server replaces this process where Node supports that (from 22.15 on, not on Windows).
  if (process.execve && process.platform !== "win32") {
    process.chdir(root)
    // Below npm, a signal may end only the shell in between, so the server watches its parent. Without npm it may outlive its parent.
    const parentOption = process.env.npm_lifecycle_event ? [`--parent=${process.ppid}`] : []
    process.execve(node26(), [node26(), ...server(...parentOption)])
  }
  return runInForeground(node26(), server(`--parent=${process.pid}`))
})
