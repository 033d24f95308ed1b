import { type Cleanup, temporaryFolder } from "#cleanup.ts"
import { startRealServer } from "#process/real-server.ts"

export const demoAdmin = { email: "admin@example.com", password: "the watch at the gate" }

/** Starts the server with its sample content; returns its origin with the host name that its pages use. */
export async function startDemoServer(cleanup: Cleanup): Promise<string> {
  const admin = { ADMIN_EMAIL: demoAdmin.email, ADMIN_PASSWORD: demoAdmin.password }
  const location = { DATA_DIR: temporaryFolder(cleanup), PUBLIC_URL: "" }
  const settings = { ...location, ...admin, DEMO: "1", RATE_LIMIT: "0", LOG_LEVEL: "warn" }
  const { origin } = await startRealServer(cleanup, settings)
  return origin.replace("127.0.0.1", "localhost")
}
