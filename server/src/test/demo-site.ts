import { makeFirstAdmin } from "#first-admin.ts"
import { builtPages } from "#pages/built.ts"
import { startTestApp } from "#test/test-app.ts"

const settings = { publicUrl: "https://prohori.example", rateLimit: 0, trustProxy: undefined }
const admin = { adminEmail: "admin@example.com", adminPassword: "the watch at the gate", demo: true }
const pages = await builtPages()

export const { publicPaths, coursePath } = await pages.site()

/** All public pages, and some that depend on a query. */
export const pagePaths = [
  ...publicPaths,
  ...["ehp", "digital-forensics"].map(coursePath),
  "/courses?tab=free",
  "/verify-certificate?no=PRH-0001-0001",
  "/verify-certificate?no=PRH-0001-0002",
  "/verify-certificate?no=PRH-0001-0003",
  "/cyber-defenders?q=Jashore",
  "/cyber-defenders?q=atlantis",
  "/search?q=refund",
  "/search?q=zebra",
  "/no/such/page",
]

export const accountPaths = [
  "/login",
  "/register",
  "/forgot-password",
  "/reset-password",
  "/verify-email",
  "/open-browser",
  "/unsubscribe",
  "/accept-invitation",
  "/accept-role",
]

/** The app with its built pages and the sample content. */
export async function startDemoSite() {
  const app = await startTestApp("sqlite", { pages, settings })
  await makeFirstAdmin(app.database, admin)
  return app
}
