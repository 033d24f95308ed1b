import { type Cleanup, temporaryFolder } from "./cleanup.ts"
import { startRealServer } from "./real-server.ts"

export const demoAdmin = { email: "admin@example.com", password: "the watch at the gate" }

/** The server with its sample content; answers its origin by the name that its pages give themselves. */
export async function startDemoServer(cleanup: Cleanup): Promise<string> {
  const admin = { ADMIN_EMAIL: demoAdmin.email, ADMIN_PASSWORD: demoAdmin.password }
  const place = { DATA_DIR: temporaryFolder(cleanup), PUBLIC_URL: "" }
  const settings = { ...place, ...admin, DEMO: "1", RATE_LIMIT: "0", LOG_LEVEL: "warn" }
  const { origin } = await startRealServer(cleanup, settings)
  return origin.replace("127.0.0.1", "localhost")
}
