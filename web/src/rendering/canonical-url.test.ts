import { languageInPath } from "contract"
import { matchRoutes } from "react-router"
import { expect, test } from "vitest"
import { publicPages } from "#features/public-pages.ts"
import { coursePath } from "#paths.ts"
import { hasUnboundedVariants } from "#rendering/canonical-url.ts"
import { serverRoutes } from "#routes.tsx"
import { canonicalUrl, siteFacts } from "#server.tsx"

function isUnbounded(url: string) {
  const { pathname } = new URL(`https://prohori.example${url}`)
  return hasUnboundedVariants(url, matchRoutes(serverRoutes, pathname, languageInPath(pathname).prefix || "/") ?? [])
}

test.each([
  ["/courses?utm_source=x&level=Beginner&tab=free", "/courses?tab=free&level=Beginner"],
  ["/courses?tab=all&level=beginner", "/courses"],
  ["/bn/verify-certificate?x=1&no=PRH-1", "/bn/verify-certificate?no=PRH-1"],
  ["/en?no=PRH-1", "/en"],
  ["/login?", "/login"],
  ["/Courses/?tab=free&fbclid=x", "/Courses/?tab=free"],
  ["/bn/%63ourses?tab=free&fbclid=x", "/bn/%63ourses?tab=free"],
  ["/bn//courses?tab=free&x=1", "/bn//courses"],
  ["/dashboard/none?x=1", "/dashboard/none"],
  ["/en/our-services/none", "/en/our-services/none"],
  ["/en/courses/none/none?x=1", "/en/404"],
  ["/none", "/404"],
  ["/%zz?page=2", "/404"],
])("the canonical URL of %s is %s", (url, canonical) => {
  expect(canonicalUrl(url)).toBe(canonical)
})

test("a page that reads query parameters has no path parameters, because canonicalUrl looks it up by its path", () => {
  expect(publicPages.filter(({ path, reads }) => reads && path.includes(":"))).toEqual([])
})

test("URLs as our links write them have a bounded number of variants", () => {
  const linked = [
    ...siteFacts.publicPaths,
    coursePath("নৈতিক-হ্যাকিং"),
    "/courses?tab=free",
    "/login",
    "/dashboard",
    "/dashboard/manage-certificates/import",
  ]
  for (const path of linked) {
    for (const prefix of ["", "/en", "/bn"]) {
      const url = prefix && path === "/" ? prefix : prefix + path
      expect([url, isUnbounded(url)]).toEqual([url, false])
    }
  }
})

test.each([
  "/reviews?page=2",
  "/en/verify-certificate?no=",
  "/cyber-defenders?q=x",
  "/our-achievements?show=x",
  "/gallery?show=x",
  "/Courses",
  "/courses/",
  "/en/",
  "/x/../courses",
  "/%63ourses",
  "/courses/%65hp",
  "/courses/%e0%a6%95",
  `/courses/${encodeURIComponent("কো".normalize("NFD"))}`,
  "/our-services/security-auditing-%26-consultation",
  "/dashboard/made-up",
  "/dashboard/My-Profile",
  "/made-up",
])("%s has unbounded variants", (url) => {
  expect(isUnbounded(url)).toBe(true)
})
