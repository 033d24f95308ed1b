import { GlobalWindow } from "happy-dom"
import { type Environment, populateGlobal } from "vitest/runtime"

/**
 * A DOM that adds globals but replaces none of Node's: the server app runs in the same process and needs Node's `URL`,
 * `AbortSignal` and `import.meta.url`. Vitest's own happy-dom environment replaces these.
 */
export default {
  name: "dom",
  viteEnvironment: "ssr",
  setup(global) {
    // Desktop width, where no links are hidden in a menu.
    const window = new GlobalWindow({ url: "http://localhost:3000", width: 1280, height: 720 })
    const { keys, originals } = populateGlobal(global, window, { bindFunctions: true })
    return {
      async teardown() {
        await window.happyDOM.abort()
        window.close()
        for (const key of keys) delete global[key]
        for (const [key, descriptor] of originals) Object.defineProperty(global, key, descriptor)
      },
    }
  },
} satisfies Environment
