import { screen, within } from "@testing-library/react"
import { beforeEach, expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { fill, findToast } from "#test/actions.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi } from "#test/test-api.ts"

const url = "/dashboard/manage-site"
const note = /^Nobody has saved this part yet\. Its original content is an invented sample/

beforeEach(async () => {
  sessionStorage.clear()
  for (const section of ["partners", "legal", "hero"]) await callApi("DELETE", `site/reset-${section}`)
})

test("the sections whose original content is invented say so, until they are saved", async () => {
  await callApi("PATCH", "site/update-partners", { items: [] })
  await renderApp({ url, as: "editor" })
  const rowOf = async (name: string) => (await screen.findByRole("link", { name })).closest("li") as HTMLElement
  const legal = within(await rowOf("Legal data"))
  legal.getByText("Not saved yet")
  legal.getByText("Original content, an invented sample")
  for (const name of ["Partners", "Home page images"])
    expect(within(await rowOf(name)).queryByText("Not saved yet")).toBe(null)
  await expectAccessible()
})

test("a part is left out of the site with one press, which its history can take back", async () => {
  const user = await renderApp({ url: `${url}/partners`, as: "editor" })
  await screen.findByText(note)
  await user.click(screen.getByRole("button", { name: "Leave it out of the site" }))
  await findToast("Saved. The site leaves this part out")
  await screen.findByText("The list is empty: pages do not mention it.")
  expect(await callApi("GET", "site/get-partners")).toMatchObject({ items: [], isShipped: false })
  expect(screen.queryByText(note)).toBe(null)
  expect(screen.queryByRole("button", { name: "Leave it out of the site" })).toBe(null)
})

test("the form of legal data starts empty, and what is saved is in the footer of the same tab, without invented numbers", async () => {
  const user = await renderApp({ url: `${url}/legal`, as: "editor" })
  await screen.findByText(note)
  const name = screen.getByLabelText<HTMLInputElement>("Legal name")
  expect(name.value).toBe("")
  fill(name, "Padma School Limited")
  fill(screen.getByLabelText("BIN"), "001234567-0101")
  await expectAccessible()
  await user.click(screen.getByRole("button", { name: "Save" }))
  await findToast("Saved. It is on the site now")
  expect(await callApi("GET", "site/get-legal")).toMatchObject({ legalName: "Padma School Limited", tradeLicence: "" })
  await user.click(screen.getByRole("link", { name: "Prohori" }))
  const footer = within(await screen.findByRole("contentinfo"))
  footer.getByText(/Padma School Limited/)
  footer.getByText("BIN 001234567-0101")
})
