import { screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { renderApp } from "#test/render-app.tsx"

test.for([
  { language: "en", name: "Open the blog (opens in a new tab)" },
  { language: "bn", name: /^ব্লগ খুলুন/ },
] as const)("in “$language” the page links the blog in a new tab, without a frame", async ({ language, name }) => {
  await renderApp({ url: "/blogs", language })
  const link = screen.getByRole("link", { name })
  const attributes = ["href", "target", "rel"].map((attribute) => link.getAttribute(attribute))
  expect(attributes).toEqual(["https://blog.example/prohori", "_blank", "noopener"])
  expect(document.querySelector("iframe")).toBe(null)
})
