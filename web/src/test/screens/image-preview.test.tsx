import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { fill } from "#test/actions.ts"
import { renderApp } from "#test/render-app.tsx"

// Sections 2 and 8 of the product document. The DOM of these tests loads no images; image-field.test.ts in the browser does.
const forms = [
  { screen: "manage-courses", label: "Thumbnail" },
  { screen: "manage-galleries", label: "Image" },
  { screen: "manage-teams", label: "Photo (*)" },
  { screen: "manage-to-knows", label: "Thumbnail" },
  { screen: "manage-achievements", label: "Image (*)" },
]
const invalid = "Please enter a valid image URL"

test.for(forms)("/dashboard/$screen: an image that is missing or does not load leaves a message", async (form) => {
  const { label } = form
  await renderApp({ url: `/dashboard/${form.screen}?new`, as: "admin" })
  const dialog = within(await screen.findByRole("dialog"))
  const field = dialog.getByLabelText<HTMLInputElement>(label)
  const find = () => dialog.findByRole("img", { name: `Preview: ${label}` })
  // A course has a second image, which stays empty.
  const empty = (await dialog.findAllByText(invalid)).length
  fill(field, "https://example.com/picture.png")
  fireEvent.load(await find())
  expect((await find()).classList).not.toContain("invisible")
  expect(dialog.queryAllByText(invalid)).toHaveLength(empty - 1)
  fill(field, "https://example.com/not-there.png")
  await waitFor(async () => expect((await find()).getAttribute("src")).toBe("https://example.com/not-there.png"))
  fireEvent.error(await find())
  expect((await find()).classList).toContain("invisible")
  expect(await dialog.findAllByText(invalid)).toHaveLength(empty)
  expect(field.value).toBe("https://example.com/not-there.png")
})
