import { expect } from "@playwright/test"
import { publicPages } from "../public-pages.ts"
import { makeContactSheet } from "./contact-sheet.ts"
import { looks, nameOf } from "./looks.ts"
import { loadEverything, problemsOf, takePicture } from "./picture.ts"
import { test } from "./tabs.ts"

/** `/verify-certificate?no=PRH-0001` becomes verify-certificate-no-prh-0001. */
const pictureNameOf = (path: string) =>
  path
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "") || "home"

for (const { path } of publicPages) {
  const page = pictureNameOf(path)
  test(page, async ({ tabFor }) => {
    const pictures: string[] = []
    const problems: string[] = []
    for (const look of looks) {
      const tab = await tabFor(look)
      const address = `/${look.language}${path === "/" ? "" : path}`
      const answer = await tab.goto(address)
      expect(answer?.status(), address).toBeLessThan(500)
      await loadEverything(tab)
      const name = `${page}-${nameOf(look)}`
      problems.push(...(await problemsOf(tab, name)))
      pictures.push(await takePicture(tab, { name, fullPage: true }))
    }
    await makeContactSheet(page, pictures)
    expect(problems).toEqual([])
  })
}
