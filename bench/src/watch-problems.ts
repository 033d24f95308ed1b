import type { Page } from "@playwright/test"

/** Answers a function that throws if anything went wrong on the page until then: a broken page is quick. */
export function watchProblems(page: Page): () => void {
  const problems: string[] = []
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text())
  })
  page.on("pageerror", (error) => problems.push(error.message))
  page.on("requestfailed", (request) => problems.push(`${request.url()} ${request.failure()?.errorText}`))
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.url()} answered ${response.status()}`)
  })
  return () => {
    if (problems.length > 0) throw new Error(`${page.url()} is not sound:\n  ${problems.join("\n  ")}`)
  }
}

/** Opens an address that must be a page that is there, and waits until it is loaded. */
export async function open(page: Page, address: string) {
  const answer = await page.goto(address, { waitUntil: "load" })
  if (answer?.status() !== 200) throw new Error(`${address} answered ${answer?.status()}`)
}

// Of the page's window, what is needed here: this project knows Node's globals alone.
type Window = {
  innerHeight: number
  scrollTo: (to: { top: number; behavior: "instant" }) => void
  document: { documentElement: { scrollHeight: number } }
}

/** From top to end as a reader does, so that what loads late loads, and shifts what it shifts. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const { innerHeight, scrollTo, document } = globalThis as unknown as Window
    const step = Math.floor(innerHeight * 0.8)
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo({ top, behavior: "instant" })
      await new Promise((resolve) => setTimeout(resolve, 150))
    }
  })
  await page.waitForLoadState("networkidle")
}
