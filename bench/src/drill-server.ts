import { spawn } from "node:child_process"
import { openSync } from "node:fs"
import { join } from "node:path"
import { freePort } from "../../server/src/test/postgres/postgres-cluster.ts"
import { isReady } from "../../server/src/test/server-process.ts"
import { type Cleanup, temporaryFolder } from "./cleanup.ts"
import { endProcess } from "./process/end-process.ts"
import { root, serverProgram } from "./process/real-server.ts"

/** Starts the server as `npm start` does, with sample content and its usual log, in a file; returns its port. */
export async function startDrillServer(cleanup: Cleanup): Promise<number> {
  const folder = temporaryFolder(cleanup)
  const port = await freePort()
  const log = openSync(join(folder, "server.log"), "w")
  const settings = { PORT: String(port), HOST: "127.0.0.1", DATA_DIR: join(folder, "data"), DATABASE_URL: "" }
  const server = spawn(process.execPath, serverProgram, {
    cwd: root,
    env: { ...process.env, ...settings, PUBLIC_URL: "", DEMO: "1", RATE_LIMIT: "0", LOG_LEVEL: "info" },
    stdio: ["ignore", log, "inherit"],
  })
  cleanup.defer(() => endProcess(server, "SIGKILL"))
  await isReady(`http://127.0.0.1:${port}`)
  return port
}
