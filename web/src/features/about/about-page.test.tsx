import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { renderApp } from "#test/render-app.tsx"

const main = () => within(screen.getByRole("main"))

test("the company gives visitors its email, and search engines its name and email", async () => {
  await renderApp({ url: "/about-us" })
  const mail = main().getByRole("link", { name: "hello@prohori.example" })
  expect(mail.getAttribute("href")).toBe("mailto:hello@prohori.example")
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
  expect(scripts.map(({ textContent }) => JSON.parse(textContent))).toContainEqual(
    expect.objectContaining({ "@type": "Organization", name: "Prohori", email: "hello@prohori.example" }),
  )
})

test.for(["Our achievements", "Gallery", "Our team"])("the page about the company leads to “%s”", async (title) => {
  const user = await renderApp({ url: "/about-us" })
  await user.click(main().getByRole("link", { name: new RegExp(`^${title}`) }))
  await screen.findByRole("heading", { level: 1, name: title })
})
