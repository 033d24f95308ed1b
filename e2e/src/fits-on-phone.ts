import { expect, type Page } from "@playwright/test"
import { expectAccessible, layOutWholePage } from "./journey.ts"

/** The page does not overflow a phone's screen, and screen readers get the cards as a table. */
export async function expectFitsOnPhone(page: Page) {
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole("table")).toBeVisible()
  await expectNoHorizontalOverflow(page)
  await expectAccessible(page)
}

/** Neither the page nor an open dialog is wider than the window. A failure names the elements that cause it. */
export async function expectNoHorizontalOverflow(page: Page) {
  await layOutWholePage(page)
  expect(await page.evaluate(horizontalOverflow), "The page fits the width of the window").toEqual([])
}

/** Runs in the browser. */
function horizontalOverflow(): string[] {
  const dialogs = document.querySelectorAll("dialog:open, [role=dialog], [role=alertdialog]")
  // A dialog or a part of it that scrolls hides its overflow from the page.
  const parts = [...dialogs].flatMap((dialog) => [dialog, ...dialog.querySelectorAll("*")])
  // A row of links may scroll sideways.
  const scrolling = parts.filter(
    (part) => part.localName !== "nav" && ["auto", "scroll"].includes(getComputedStyle(part).overflowX),
  )
  return [...new Set([document.documentElement, ...dialogs, ...scrolling])].flatMap((container) => {
    const excess = () =>
      Math.round(
        Math.max(container.scrollWidth - container.clientWidth, container.getBoundingClientRect().right - innerWidth),
      )
    const px = excess()
    if (px <= 0) return []
    // An element is a cause if the container becomes narrower without it. Its siblings may be stretched, and so as wide.
    const isCause = (element: HTMLElement) => {
      const { display } = element.style
      element.style.display = "none"
      const isNarrower = excess() < px
      element.style.display = display
      return isNarrower
    }
    const causes = [...container.querySelectorAll<HTMLElement>("body *")].filter(isCause)
    const innermost = causes.filter((element) => !causes.some((other) => other !== element && element.contains(other)))
    return [`${container.localName} is ${px} px too wide`, ...innermost.map(({ outerHTML }) => outerHTML.slice(0, 300))]
  })
}
