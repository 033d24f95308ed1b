import { type Cleanup, temporaryFolder } from "./cleanup.ts"
import { startRealServer } from "./real-server.ts"

/** The server with its sample content; answers its origin by the name that its pages give themselves. */
export async function startDemoServer(cleanup: Cleanup): Promise<string> {
  const settings = { DATA_DIR: temporaryFolder(cleanup), DEMO: "1", RATE_LIMIT: "0", LOG_LEVEL: "warn", PUBLIC_URL: "" }
  const { origin } = await startRealServer(cleanup, settings)
  return origin.replace("127.0.0.1", "localhost")
}
