import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { confirm, fill, findRow, findToast, rowGone, textIn } from "#test/actions.ts"
import { createGallery } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"

test("each field shows its error, and the form keeps its texts", async () => {
  const user = await renderApp({ url: "/dashboard/manage-galleries?new", as: "admin" })
  const dialog = within(await screen.findByRole("dialog"))
  const submit = dialog.getByRole("button", { name: "Create Gallery" })
  await user.click(submit)
  await dialog.findByText("All fields are required")
  expect(dialog.getAllByText("Please fill this in")).toHaveLength(2)
  expect(document.activeElement).toBe(dialog.getByLabelText("Title"))
  fill(dialog.getByLabelText("Image"), "javascript:alert(1)")
  fill(dialog.getByLabelText("Title"), "বইমেলা")
  await user.click(submit)
  await dialog.findByText("Please enter a link that starts with http:// or https://")
  expect(textIn(dialog.getByLabelText("Title"))).toBe("বইমেলা")
  await expectAccessible()
})

test("in Bengali, deleting an image needs a confirmation, and then the next row has the focus", async () => {
  const [next, title] = [await createGallery("A class in Khulna"), await createGallery("A class in Sylhet")]
  const user = await renderApp({ url: "/dashboard/manage-galleries", as: "admin", language: "bn" })
  await screen.findByRole("heading", { name: /^গ্যালারি \([০-৯]+\)$/ })
  await expectAccessible()
  const row = await findRow(title)
  await user.click(within(row).getByRole("button", { name: `মুছুন ${title}` }))
  const question = await screen.findByRole("alertdialog", { name: "ছবিটি মুছে ফেলবেন?" })
  expect(question.textContent).toContain(title)
  await expectAccessible()
  await confirm(user, "মুছুন")
  await findToast("ছবি মুছে ফেলা হয়েছে")
  await rowGone(title)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: `মুছুন ${next}` })))
})
