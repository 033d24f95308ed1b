import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { renderApp } from "#test/render-app.tsx"

const main = () => within(screen.getByRole("main"))
const attributes = (link: HTMLElement, ...names: string[]) => names.map((name) => link.getAttribute(name))
const newTab = ["_blank", "noopener"]

test.for([
  ["Register as a university student", "https://forms.example/prohori-university-ambassador"],
  ["Register as a college student", "https://forms.example/prohori-college-ambassador"],
] as const)("the ambassador page links “%s” to its form twice, in a new tab", async ([name, href]) => {
  await renderApp({ url: "/ambassador" })
  const links = main().getAllByRole("link", { name: `${name} (opens in a new tab)` })
  expect(links).toHaveLength(2)
  for (const link of links) expect(attributes(link, "href", "target", "rel")).toEqual([href, ...newTab])
})

test("the ambassador page answers questions on demand and leads to the other programmes", async () => {
  const user = await renderApp({ url: "/ambassador" })
  const answer = main().getByText(/Training, materials, the certificate and travel to the summit are all free/)
  const isOpen = () => answer.closest("details")?.open
  expect(isOpen()).toBe(false)
  await user.click(main().getByText("Does it cost anything?"))
  expect(isOpen()).toBe(true)
  expect(attributes(main().getByRole("link", { name: "About Femina" }), "href")).toEqual(["/femina"])
  await user.click(main().getByRole("link", { name: "See the cyber defenders" }))
  await screen.findByRole("heading", { level: 1, name: "Cyber defenders" })
})

test("Femina links its help section, the numbers of public services with source and date, and, twice, its group", async () => {
  await renderApp({ url: "/femina" })
  const name = "If you are being harassed online"
  const help = main().getByRole("link", { name })
  const section = document.getElementById(help.getAttribute("href")?.slice(1) ?? "")
  expect(section?.closest("section")?.textContent).toContain(name)
  for (const number of ["999", "109", "1098", "01320-000888"]) {
    const href = `tel:${number.replace("-", "")}`
    expect(attributes(main().getByRole("link", { name: number }), "href")).toEqual([href])
  }
  expect(main().getAllByText(/Checked on 24 November 2026/)).toHaveLength(4)
  const join = main().getAllByRole("link", { name: /^Join the group/ })
  expect(join).toHaveLength(2)
  for (const link of join) {
    expect(attributes(link, "href", "target", "rel")).toEqual(["https://chat.example/prohori-femina", ...newTab])
  }
})
