import axe from "axe-core"
import { expect } from "vitest"

/** The open dialog, or else the page, passes all rules of axe but those that need a layout; the browser tests contrast. */
export async function expectAccessible() {
  const part = document.querySelector("[role=alertdialog], [role=dialog]") ?? document
  const { violations } = await axe.run(part, { rules: { "color-contrast": { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([])
}
