import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { fill, findToast } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi } from "#test/test-api.ts"

const url = "/dashboard/manage-site/contact"
const saved = () => callApi("GET", "site/get-contact")
const save = () => screen.getByRole("button", { name: "Save" })

beforeEach(() => {
  sessionStorage.clear()
  return callApi("DELETE", "site/reset-contact")
})

async function open() {
  const user = await renderApp({ url, as: "editor" })
  await screen.findByLabelText("Phone")
  return user
}

test("a new phone number and chat are on the pages that the same tab opens next", async () => {
  const user = await open()
  await expectAccessible()
  fill(screen.getByLabelText("Phone"), "+880 1700 000 001")
  fill(screen.getByLabelText("WhatsApp"), "wa.example/office")
  fill(screen.getByLabelText("YouTube"), "")
  await user.click(screen.getByRole("tab", { name: "English" }))
  fill(screen.getByLabelText("Address (English)"), "Rajshahi")
  await user.click(save())
  await findToast("Saved. It is on the site now")
  expect(await saved()).toMatchObject({
    phone: "+880 1700 000 001",
    whatsapp: "https://wa.example/office",
    youtube: "",
  })
  await user.click(screen.getByRole("link", { name: "Prohori" }))
  const footer = within(await screen.findByRole("contentinfo"))
  expect(footer.getByRole("link", { name: "+880 1700 000 001" }).getAttribute("href")).toBe("tel:+8801700000001")
  expect(footer.getByRole("link", { name: /^WhatsApp/ }).getAttribute("href")).toBe("https://wa.example/office")
  footer.getByRole("link", { name: /^Rajshahi/ })
  expect(footer.queryByRole("link", { name: /^YouTube/ })).toBe(null)
})

test("what is no phone number and no link is refused beside its field", async () => {
  const user = await open()
  fill(screen.getByLabelText("Phone"), "call us")
  fill(screen.getByLabelText("Facebook"), "javascript:alert(1)")
  await user.click(save())
  await screen.findByText("Please enter a phone number")
  await screen.findByText("Please enter a link that starts with http:// or https://")
  expect((await saved()).isShipped).toBe(true)
})

test("two editors who change different fields at once both succeed", async () => {
  expectProblem(/^412 /)
  const user = await open()
  fill(screen.getByLabelText("Office hours"), "৯টা থেকে")
  await callApi("PATCH", "site/update-contact", { phone: "+880 1700 000 002" })
  await user.click(save())
  await screen.findByText(/^Somebody saved this while you were editing/)
  await user.click(screen.getByRole("button", { name: "Save mine over it" }))
  await waitFor(async () => expect(await saved()).toMatchObject({ hours: "৯টা থেকে", phone: "+880 1700 000 002" }))
})
