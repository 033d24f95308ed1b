import { GlobalWindow } from "happy-dom"
import * as React from "react"
import { type Environment, populateGlobal } from "vitest/runtime"

let isSetUp = false

/**
 * A DOM that adds globals but replaces none of Node's: the server app runs in the same process and needs Node's `URL`,
 * `AbortSignal` and `import.meta.url`. Vitest's own happy-dom environment replaces these.
 */
export default {
  name: "dom",
  viteEnvironment: "ssr",
  setup(global) {
    // The test files of a worker share their modules, and so the window that these refer to.
    if (!isSetUp) {
      // React gives each element and each render a task for the browser's developer tools, which nothing reads here.
      Reflect.deleteProperty(console, "createTask")
      skipOwnerStacks()
      // Desktop width, where no links are hidden in a menu.
      const size = { width: 1280, height: 720 }
      // React waits for the dashboard's style sheet, which nothing needs here.
      const settings = { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true }
      const window = new GlobalWindow({ url: "http://localhost:3000", ...size, settings })
      populateGlobal(global, window, { bindFunctions: true })
      isSetUp = true
    }
    return { teardown() {} }
  },
} satisfies Environment

/**
 * React records the stack of each element that is created, up to 10,000 a second, for the browser's developer tools. Nothing reads
 * them here, and they took a sixteenth of the CPU time of these tests.
 */
function skipOwnerStacks() {
  const internals = Reflect.get(React, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE")
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => 10_000, set() {} })
}
