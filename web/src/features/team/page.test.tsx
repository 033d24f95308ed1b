import { screen, within } from "@testing-library/react"
import { aTeamMember } from "server/src/test/factories.ts"
import { expect, test } from "vitest"
import { renderApp } from "#test/render-app.tsx"
import { callApi } from "#test/test-api.ts"

test("a team member's card links email, phone and only the networks that are given", async () => {
  const name = "তানভীর মাহমুদ"
  const contact = { email: "tanvir@prohori.example", phone: "+880 9600 000022" }
  const networks = { facebookLink: "https://github.example/tanvir", linkedinLink: "https://linkedin.example/tanvir" }
  await callApi("POST", "teams/register", aTeamMember({ name, ...contact, ...networks }))
  await callApi("POST", "teams/register", aTeamMember())
  await renderApp({ url: "/our-team" })
  const heading = screen.getByRole("heading", { name: name.normalize("NFC") })
  const card = within(heading.closest("li") as HTMLElement)
  const links = card.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])
  expect(links).toEqual([
    ["Email: tanvir@prohori.example", "mailto:tanvir@prohori.example"],
    ["Phone: +880 9600-000022", "tel:+8809600000022"],
    [`GitHub (${name.normalize("NFC")}) (opens in a new tab)`, networks.facebookLink],
    [`LinkedIn (${name.normalize("NFC")}) (opens in a new tab)`, networks.linkedinLink],
  ])
  await renderApp({ url: "/our-team", language: "bn" })
  const phone = screen.getByRole("link", { name: "ফোন: +৮৮০ ৯৬০০-০০০০২২" })
  expect(phone.getAttribute("href")).toBe("tel:+8809600000022")
})
