import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest"
import { BrowserWorker } from "./browser-worker.ts"
import { expectNoProblems, forgetProblems, watchConsole } from "./problems.ts"
import { closeApp } from "./render-app.tsx"
import { fetchFromServer, startServer, stopServer } from "./test-api.ts"
import { UploadRequest } from "./upload-request.ts"

// Runs for each test file. The files of a worker share all other modules, so only this one registers hooks.
watchConsole()
vi.stubGlobal("fetch", fetchFromServer)
vi.stubGlobal("XMLHttpRequest", UploadRequest)
vi.stubGlobal("Worker", BrowserWorker)
// The loaders run as in a browser.
vi.stubEnv("SSR", false)

beforeAll(startServer)
afterAll(stopServer)
beforeEach(forgetProblems)
afterEach(async () => {
  await closeApp()
  expectNoProblems()
})
