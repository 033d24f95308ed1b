import { type Browser, expect, type Page, test } from "@playwright/test"
import { screens as registered } from "../registry.ts"
import { makeContactSheet } from "./contact-sheet.ts"
import { loadEverything, problemsOf, takeScreenshot } from "./screenshot.ts"
import { newTab } from "./tabs.ts"
import { nameOf, type Variant, variants, viewportOf } from "./variants.ts"

/** A screen of the dashboard, possibly with an open dialog, palette or menu. */
type Screen = {
  path: string
  isStudents?: boolean
  open?: (page: Page) => Promise<unknown>
  widths?: readonly number[]
}

/** The screens of the registry that are missing here are added below. */
const screens: Record<string, Screen> = {
  overview: { path: "" },
  "all-users": { path: "/all-users" },
  "all-users-none": { path: "/all-users?search=nobody-at-all" },
  "all-users-chosen": { path: "/all-users", open: (page) => page.getByRole("checkbox").first().check() },
  courses: { path: "/manage-courses" },
  "course-new": { path: "/manage-courses?new", open: dialog },
  "course-wrong": { path: "/manage-courses?new", open: sendEmpty },
  "course-edit": { path: "/manage-courses", open: editFirst },
  "course-page": { path: "/manage-courses", open: openFirst },
  certificates: { path: "/manage-certificates" },
  "certificates-chosen": {
    path: "/manage-certificates",
    open: (page) => page.getByRole("checkbox").first().check(),
  },
  "certificate-new": { path: "/manage-certificates?new", open: dialog },
  import: { path: "/manage-certificates/import" },
  "to-knows": { path: "/manage-to-knows" },
  "to-know-new": { path: "/manage-to-knows?new", open: dialog },
  reviews: { path: "/manage-reviews" },
  teams: { path: "/manage-teams" },
  "team-new": { path: "/manage-teams?new", open: sendEmpty },
  "team-edit": { path: "/manage-teams", open: editFirst },
  galleries: { path: "/manage-galleries" },
  "gallery-new": { path: "/manage-galleries?new", open: dialog },
  "gallery-delete": { path: "/manage-galleries", open: deleteFirst },
  achievements: { path: "/manage-achievements" },
  "achievement-new": { path: "/manage-achievements?new", open: dialog },
  "my-profile": { path: "/my-profile" },
  "change-password": { path: "/change-password" },
  "my-devices": { path: "/my-devices" },
  "audit-log": { path: "/audit-log" },
  palette: { path: "/my-devices", open: palette },
  drawer: { path: "/my-devices", open: drawer, widths: [360, 768] },
  "not-found": { path: "/nothing-here" },
  "student-welcome": { path: "", isStudents: true },
  "student-profile": { path: "/my-profile", isStudents: true },
  "student-review": { path: "/my-review", isStudents: true },
  "student-data": { path: "/my-data", isStudents: true },
  "student-data-delete": { path: "/my-data", isStudents: true, open: deleteAccount },
  "user-erase": { path: "/all-users?role=student", open: eraseFirst },
  "student-not-allowed": { path: "/all-users", isStudents: true },
}

for (const { path, needs } of registered) {
  const own = path.slice("/dashboard".length)
  if (Object.values(screens).some((screen) => screen.path === own)) continue
  screens[own.slice(1)] = { path: own }
  // A screen that needs a POST call has a create form.
  if (needs.method === "POST") screens[`${own.slice(1)}-new`] = { path: `${own}?new`, open: dialog }
}

async function dialog(page: Page) {
  await page.getByRole("dialog").waitFor()
}

async function sendEmpty(page: Page) {
  await page.getByRole("dialog").locator("button[type=submit]").click()
  await page.getByRole("dialog").locator("[aria-invalid=true]").first().waitFor()
}

async function openFirst(page: Page) {
  await page.locator("tbody a").first().click()
  await page.locator("form [type=submit]").waitFor()
}

async function editFirst(page: Page) {
  await page
    .getByRole("button", { name: /^(Edit|সম্পাদনা)/ })
    .first()
    .click()
  await dialog(page)
}

async function deleteFirst(page: Page) {
  await page
    .getByRole("button", { name: /^(Delete|মুছুন)/ })
    .first()
    .click()
  await page.getByRole("alertdialog").waitFor()
}

async function deleteAccount(page: Page) {
  await page.locator("main").getByRole("button").last().click()
  await dialog(page)
}

async function eraseFirst(page: Page) {
  await page.locator("main").getByRole("link", { name: /সাদিয়া/ }).first().click()
  await page.getByRole("button", { name: /^(Erase|তথ্য মুছুন)/ }).click()
  await dialog(page)
}

async function palette(page: Page) {
  await page.keyboard.press("Control+k")
  await page.getByRole("combobox").fill("0001")
  await page.getByRole("option").nth(1).waitFor()
}

async function drawer(page: Page) {
  await page.locator("header button").first().click()
  await dialog(page)
}

const student = { name: "সাদিয়া আফরিন", email: "screenshots@example.com", password: "a long watch 7" }
const admin = { email: "admin@example.com", password: "the watch at the gate" }

/** A tab with a signed-in user. */
async function signedIn(browser: Browser, variant: Variant, isStudents: boolean): Promise<Page> {
  const page = await newTab(browser, variant)
  const post = (path: string, data: object) => page.request.post(`/api/auth/${path}`, { data })
  let response = await post("login", isStudents ? { email: student.email, password: student.password } : admin)
  if (!response.ok()) response = await post("register", student)
  const { data: user, token } = await response.json()
  await page.evaluate((login) => localStorage.setItem("auth", login), JSON.stringify({ user, token }))
  return page
}

for (const [name, { path, isStudents = false, open, widths }] of Object.entries(screens)) {
  test(`dashboard-${name}`, async ({ browser }) => {
    const screenshots: string[] = []
    const problems: string[] = []
    for (const variant of variants.filter(({ width }) => !widths || widths.includes(width))) {
      const page = await signedIn(browser, variant, isStudents)
      await page.setViewportSize(viewportOf(variant.width))
      await page.goto(`/${variant.language}/dashboard${path}`)
      await expect(page.locator("main [role=status]:has-text('…')")).toHaveCount(0)
      await page.locator("main h1").waitFor()
      await page.waitForLoadState("networkidle")
      if (open) await open(page)
      else await loadEverything(page)
      await page.evaluate(() => document.fonts.ready)
      const screenshot = `dashboard-${name}-${nameOf(variant)}`
      problems.push(...(await problemsOf(page, screenshot)))
      screenshots.push(await takeScreenshot(page, { name: screenshot, fullPage: !open }))
      await page.context().close()
    }
    await makeContactSheet(`dashboard-${name}`, screenshots)
    expect(problems).toEqual([])
  })
}
