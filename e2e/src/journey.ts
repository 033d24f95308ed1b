import { readFileSync } from "node:fs"
import { readdir, readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { join } from "node:path"
import { type BrowserContext, test as base, expect, type Locator, type Page, type Request } from "@playwright/test"
import type { AxeResults, RunOptions } from "axe-core"
import { contractViolationOf } from "./response-contract.ts"

/**
 * A console error or warning, an uncaught error, a failed request or an API response that violates the contract fails
 * the test, unless the test expects it.
 */
export const test = base.extend<{ hasSeenAnnouncement: boolean; expectProblem: (problem: RegExp) => void }>({
  /** The home page's popup opens over everything, once per session. Only the tests about it need it. */
  hasSeenAnnouncement: [true, { option: true }],
  context: async ({ context, hasSeenAnnouncement }, use) => {
    if (hasSeenAnnouncement) await seeAnnouncement(context)
    await use(context)
  },
  /** The load event comes before the scripts start, and a page that is not hydrated navigates and submits in other ways. */
  page: async ({ page }, use) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
    page.goto = async (url, options) => {
      const response = await goto(url, options)
      if (!options?.waitUntil) await hydrated(page)
      return response
    }
    page.reload = async (options) => {
      const response = await reload(options)
      if (!options?.waitUntil) await hydrated(page)
      return response
    }
    await use(page)
  },
  expectProblem: [
    async ({ page: _, browser }, use) => {
      const problems: string[] = []
      const expected: RegExp[] = []
      const validations: Promise<unknown>[] = []
      // Every page of every context, also those that the test opens itself.
      const watch = (page: Page) => {
        trackRequests(page)
        page.on("console", (message) => {
          if (["error", "warning"].includes(message.type()))
            problems.push(`${message.type()}: ${message.text()} ${message.location().url}`)
        })
        page.on("response", (response) => {
          validations.push(contractViolationOf(response).then((violation) => violation && problems.push(violation)))
        })
        page.on("pageerror", (error) => problems.push(error.message))
        page.on("requestfailed", (request) => {
          const reason = request.failure()?.errorText
          if (reason !== "net::ERR_ABORTED") problems.push(`${request.url()} ${reason}`)
        })
      }
      for (const context of browser.contexts()) {
        for (const page of context.pages()) watch(page)
        context.on("page", watch)
      }
      const watchContext = (context: BrowserContext) => context.on("page", watch)
      browser.on("context", watchContext)
      await use((problem) => expected.push(problem))
      browser.off("context", watchContext)
      await Promise.all(validations)
      expect(problems.filter((problem) => !expected.some((each) => each.test(problem)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** The pages of this context do not open the popup. about:blank has no storage. */
export const seeAnnouncement = (context: BrowserContext) =>
  context.addInitScript(() => location.protocol.startsWith("http") && sessionStorage.setItem("announced", "1"))

declare global {
  interface Window {
    /** Deleted when the page is hydrated and all events from before have been replayed. */
    eventCapture?: unknown
  }
}

/** Waits until the page is hydrated; pages without our scripts never wait. */
export const hydrated = (page: Page) => page.waitForFunction(() => !window.eventCapture)

const toasts = "[data-toaster]"
const axeProgram = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

const requestsInFlight = new WeakMap<Page, Set<Request>>()

function trackRequests(page: Page) {
  const pending = new Set<Request>()
  requestsInFlight.set(page, pending)
  page.on("request", (request) => {
    // Another document: the browser does not always report the end of requests of the one before.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pending.clear()
    pending.add(request)
  })
  page.on("requestfinished", (request) => pending.delete(request))
  page.on("requestfailed", (request) => pending.delete(request))
}

/** Waits until no request is in flight and the browser is idle. More than once: a response may lead to another request. */
export async function settle(page: Page) {
  for (let round = 0; round < 3; round++) {
    await expect.poll(() => requestsInFlight.get(page)?.size).toBe(0)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  }
}

/** Excludes toasts, which may begin to fade, and so to lose their contrast, during the check. */
export async function expectAccessible(page: Page) {
  await layOutWholePage(page)
  await animationsEnd(page)
  await expectNoViolations(page, { exclude: [toasts] })
}

/** Only the open dialog: the page behind it is checked by the tests of that page. */
export async function expectAccessibleDialog(page: Page) {
  await animationsEnd(page)
  const dialogs = ["dialog:open", `[popover]:popover-open:not(${toasts})`, "[role=dialog]", "[role=alertdialog]"]
  await expectNoViolations(page, { include: [dialogs.join(", ")] })
}

/** The rules of `expectAccessible` that depend on colours: enough when only the theme has changed. */
export async function expectContrast(page: Page) {
  await animationsEnd(page)
  await expectNoViolations(page, { include: ["html"] }, { runOnly: ["color-contrast", "link-in-text-block"] })
}

/** A first visit lays out parts far below the screen later (web/src/rendering/first-view.ts): before that they have no size. */
export const layOutWholePage = (page: Page) => page.evaluate(() => delete document.documentElement.dataset.firstView)

/** An element that is fading in or out has no final contrast yet. Spinners never end, so they are ignored. */
const animationsEnd = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const isEndless = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY
      return isEndless || playState !== "running"
    }),
  )

/** The names of the running CSS animations. */
export const animationsOf = (page: Page) =>
  page.evaluate(() => document.getAnimations().flatMap((each) => ("animationName" in each ? [each.animationName] : [])))

/** A toast under the mouse pointer stays open. */
export async function expectAccessibleToast(page: Page, toast: Locator) {
  await toast.hover()
  await expectNoViolations(page, { include: [toasts] })
}

type Part = { include: string[] } | { exclude: string[] }
declare global {
  interface Window {
    axe: { run: (part: Part, options: RunOptions) => Promise<AxeResults> }
  }
}

/**
 * Runs axe in the page, which loads it once; @axe-core/playwright loads it twice for each check. Frames are not checked: those of
 * other sites are not ours.
 */
async function expectNoViolations(page: Page, part: Part, options: RunOptions = {}) {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axeProgram)
  const found = await page.evaluate(
    async ([part, options]) => {
      const { violations } = await window.axe.run(part, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)
    },
    [part, { resultTypes: ["violations"], iframes: false, ...options } satisfies RunOptions] as const,
  )
  expect(found).toEqual([])
}

/** The URL of an existing image: a missing one would be a console error in every other test that lists it. */
export const anImageUrl = `http://localhost:${process.env.E2E_PORT ?? "4300"}/icon-192.png`

let uniqueTexts = 0
export const unique = (text: string) => `${text}-${process.pid}-${Date.now()}-${uniqueTexts++}`

export async function logIn(page: Page, email: string, password: string) {
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Login" }).click()
}

export async function authorization(page: Page) {
  const { token } = await page.evaluate(() => JSON.parse(localStorage.getItem("auth") ?? "{}"))
  return { authorization: String(token) }
}

const outbox = join(process.env.E2E_DATA_DIR ?? "", "outbox")

/** The mails to this address, in the order of sending. */
export async function mailsTo(email: string): Promise<string[]> {
  const names = await readdir(outbox).catch(() => [])
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith(".eml"))
      .sort()
      .map((name) => readFile(join(outbox, name), "utf8")),
  )
  return mails.filter((mail) => mail.includes(`\nTo: ${email}\r`))
}

type MailedPage = "verify-email" | "reset-password" | "open-browser" | "unsubscribe"

async function mailedLinks(email: string, page: MailedPage) {
  const link = new RegExp(`^http\\S+/${page}#\\S+$`, "m")
  return (await mailsTo(email)).flatMap((mail) => link.exec(mail)?.[0] ?? [])
}

/** Waits until such a mail was sent, and returns its link. There must be only one. */
export async function mailedLink(email: string, page: MailedPage, { timeout = 0 } = {}): Promise<string> {
  await expect.poll(() => mailedLinks(email, page), timeout ? { timeout } : {}).toHaveLength(1)
  return (await mailedLinks(email, page))[0] ?? ""
}
