import axe from "axe-core"
import { expect } from "vitest"

/** Checks the topmost dialog, or else the page, by all rules of axe except contrast, which needs a layout (tested in a browser). */
export async function expectAccessible() {
  const dialogs = document.querySelectorAll("[role=alertdialog], [role=dialog]")
  const part = [...dialogs].at(-1) ?? document
  // The DOM of these tests loads no documents into frames.
  const rules = { "color-contrast": { enabled: false } }
  const { violations } = await axe.run(part, { rules, resultTypes: ["violations"], iframes: false })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([])
}
