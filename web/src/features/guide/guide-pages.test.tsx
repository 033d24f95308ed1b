import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { renderApp } from "#test/render-app.tsx"

const main = () => within(screen.getByRole("main"))
const hrefsOf = (name: string | RegExp) =>
  main()
    .getAllByRole("link", { name })
    .map((link) => link.getAttribute("href"))

type Faq = { "@type": string; mainEntity: { name: string; acceptedAnswer: { text: string } }[] }

/** What search engines read of the page's questions. */
function faqInHead(): Faq | undefined {
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')]
  return data.map(({ textContent }) => JSON.parse(textContent)).find((item) => item["@type"] === "FAQPage")
}

test.for([
  { language: "en", phone: "+880 9600 000 014", hours: "Sunday to Thursday, 10 am to 6 pm" },
  { language: "bn", phone: "+৮৮০ ৯৬০০ ০০০ ০১৪", hours: "রবি থেকে বৃহস্পতিবার, সকাল ১০টা থেকে সন্ধ্যা ৬টা" },
] as const)("guardians in “$language” can call, and know when", async ({ language, phone, hours }) => {
  await renderApp({ url: "/guardians", language })
  expect(hrefsOf(phone)).toEqual(["tel:+8809600000014", "tel:+8809600000014"])
  main().getByText(hours)
})

test.for(["en", "bn"] as const)(
  "search engines get every question of the guardians in “%s” with the answer that the page shows",
  async (language) => {
    await renderApp({ url: "/guardians", language })
    const shown = [...document.querySelectorAll("main details")].map((details) => ({
      name: details.querySelector("summary")?.textContent,
      text: details.querySelector("p")?.textContent,
    }))
    expect(shown).toHaveLength(7)
    expect(faqInHead()?.mainEntity.map(({ name, acceptedAnswer: { text } }) => ({ name, text }))).toEqual(shown)
  },
)

test("guardians are led to the rules on conduct and on refunds", async () => {
  await renderApp({ url: "/guardians" })
  expect(hrefsOf("Read the rules of conduct")).toEqual(["/terms-and-conditions#conduct"])
  expect(hrefsOf("Read the terms on refunds")).toEqual(["/terms-and-conditions#refunds"])
})
