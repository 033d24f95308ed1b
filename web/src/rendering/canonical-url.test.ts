import { languageInPath } from "contract"
import { matchRoutes } from "react-router"
import { expect, it } from "vitest"
import { publicPages } from "#features/public-pages.ts"
import { coursePath } from "#paths.ts"
import { hasUnboundedVariants } from "#rendering/canonical-url.ts"
import { serverRoutes } from "#routes.tsx"
import { canonicalUrl, siteFacts } from "#server.tsx"

function isMany(address: string) {
  const { pathname } = new URL(`https://prohori.example${address}`)
  return hasUnboundedVariants(
    address,
    matchRoutes(serverRoutes, pathname, languageInPath(pathname).prefix || "/") ?? [],
  )
}

it.each([
  ["/courses?utm_source=x&level=Beginner&tab=free", "/courses?tab=free&level=Beginner"],
  ["/courses?tab=all&level=beginner", "/courses"],
  ["/bn/verify-certificate?x=1&no=PRH-1", "/bn/verify-certificate?no=PRH-1"],
  ["/en?no=PRH-1", "/en"],
  ["/login?", "/login"],
  ["/Courses/?tab=free&fbclid=x", "/Courses/?tab=free"],
  ["/bn/%63ourses?tab=free&fbclid=x", "/bn/%63ourses?tab=free"],
  ["/%zz?page=2", "/%zz"],
])("%s shows the same as %s", (address, own) => {
  expect(canonicalUrl(address)).toBe(own)
})

it("a page that reads parameters of its address has none in its path, by which its canonical URL would be found", () => {
  expect(publicPages.filter(({ path, reads }) => reads && path.includes(":"))).toEqual([])
})

it("pages as our links write them are few", () => {
  const usual = [
    ...siteFacts.publicPaths,
    coursePath("নৈতিক-হ্যাকিং"),
    "/courses?tab=free",
    "/login",
    "/dashboard",
    "/dashboard/manage-certificates/import",
  ]
  for (const path of usual) {
    for (const prefix of ["", "/en", "/bn"]) {
      const address = prefix && path === "/" ? prefix : prefix + path
      expect([address, isMany(address)]).toEqual([address, false])
    }
  }
})

it.each([
  "/reviews?page=2",
  "/en/verify-certificate?no=",
  "/cyber-defenders?q=x",
  "/our-achievements?show=x",
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
])("of %s there are as many as anybody likes", (address) => {
  expect(isMany(address)).toBe(true)
})
