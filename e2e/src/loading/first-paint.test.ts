import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { setTimeout } from "node:timers/promises"
import { expect, hydrated, test } from "../journey.ts"
import { settleLoading, watchLoading } from "./loading.ts"

for (const letters of ["latin", "bengali"])
  test(`fonts of ${letters} letters that come late shift nothing on a Bengali page`, async ({ page }) => {
    const { shifts } = await watchLoading(page)
    await page.route(`**/${letters}-*.woff2`, async (route) => {
      await setTimeout(1500)
      await route.continue()
    })
    await page.goto("/bn/privacy-policy")
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await settleLoading(page)
    expect(await shifts()).toEqual([])
  })

test("a page whose HTML arrives in two parts is painted in one piece", async ({ page, baseURL }) => {
  const { shifts } = await watchLoading(page)
  const server = createServer(async ({ url, headers }, response) => {
    const from = await fetch(`${baseURL}${url}`)
    const type = from.headers.get("content-type") ?? ""
    response.writeHead(from.status, { "content-type": type })
    if (!headers.accept?.includes("text/html")) return response.end(await from.bytes())
    const html = await from.text()
    const middle = html.indexOf("Search</span></button>")
    response.write(html.slice(0, middle))
    await setTimeout(1000)
    response.end(html.slice(middle))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  try {
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/en/search?q=zebra`)
    await expect(page.getByRole("button", { name: "Search", exact: true })).toBeVisible()
    await settleLoading(page)
    expect(await shifts()).toEqual([])
  } finally {
    server.closeAllConnections()
    server.close()
  }
})

test("the scripts of a page start after its first paint, which they would delay", async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector("script[type=module]")) return
      observer.disconnect()
      Object.assign(window, { paintsAtStart: performance.getEntriesByType("paint").map(({ name }) => name) })
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto("/en/courses", { waitUntil: "load" })
  await hydrated(page)
  expect(await page.evaluate("window.paintsAtStart")).toContain("first-contentful-paint")
})

test("in a browser that cannot observe paints the scripts start too", async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {
      throw new TypeError("An old browser requires entryTypes")
    }
  })
  await page.goto("/en/courses", { waitUntil: "load" })
  await hydrated(page)
})

test.describe("on a system without a Bengali font", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      // Letters without a font are boxes of one width.
      CanvasRenderingContext2D.prototype.measureText = () => ({ width: 10 }) as TextMetrics
      new MutationObserver((_, observer) => {
        if (!document.querySelector("script[type=module]")) return
        observer.disconnect()
        Object.assign(window, { fontAtStart: document.documentElement.dataset.bengaliFont })
      }).observe(document, { childList: true, subtree: true })
    }),
  )

  test("a Bengali page is hidden until its fonts are loaded, and starts its scripts afterwards", async ({ page }) => {
    await page.route("**/bengali-*.woff2", async (route) => {
      await setTimeout(1000)
      await route.continue()
    })
    await page.goto("/bn/privacy-policy")
    await settleLoading(page)
    expect(await page.evaluate("window.fontAtStart")).toBe("shown")
  })

  test("a link to a section opens at that section, also if the page is shown after its load event", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const { load } = FontFace.prototype
      // Browsers go to the section of a URL until the first frame after the load event.
      FontFace.prototype.load = async function () {
        await new Promise((resolve) => addEventListener("load", () => window.setTimeout(resolve, 200)))
        return load.call(this)
      }
    })
    await page.goto("/bn/privacy-policy#kept")
    await expect(page.getByRole("heading", { name: "কত দিন রাখি" })).toBeInViewport()
    expect(await page.evaluate("window.fontAtStart")).toBe("shown")
  })

  test("a page whose fonts never come is shown and starts its scripts nevertheless", async ({ page }) => {
    await page.route("**/bengali-*.woff2", () => {})
    await page.goto("/bn/privacy-policy", { waitUntil: "commit" })
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await hydrated(page)
    expect(await page.evaluate("window.fontAtStart")).toBe("shown")
  })
})
