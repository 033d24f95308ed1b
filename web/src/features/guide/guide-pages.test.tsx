import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { paymentWays } from "#site/company.ts"
import { home } from "#site/en/home.ts"
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

test.for([
  { url: "/guardians", language: "en", count: 7 },
  { url: "/guardians", language: "bn", count: 7 },
  { url: "/fees", language: "en", count: 6 },
  { url: "/fees", language: "bn", count: 6 },
] as const)(
  "search engines get every question of $url in “$language” with the answer that the page shows",
  async ({ count, ...page }) => {
    await renderApp(page)
    const shown = [...document.querySelectorAll("main details")].map((details) => ({
      name: details.querySelector("summary")?.textContent,
      text: details.querySelector("p")?.textContent,
    }))
    expect(shown).toHaveLength(count)
    expect(faqInHead()?.mainEntity.map(({ name, acceptedAnswer: { text } }) => ({ name, text }))).toEqual(shown)
  },
)

test("guardians are led to the rules on conduct and on refunds", async () => {
  await renderApp({ url: "/guardians" })
  expect(hrefsOf("Read the rules of conduct")).toEqual(["/terms-and-conditions#conduct"])
  expect(hrefsOf("Read the terms on refunds")).toEqual(["/terms-and-conditions#refunds"])
})

test("the terms and the course list lead to the fees, which name the ways to pay and lead back to the terms", async () => {
  for (const url of ["/terms-and-conditions", "/courses"]) {
    await renderApp({ url })
    expect(hrefsOf(/^(Fees in plain words|How fees work)$/)).toEqual(["/fees"])
  }
  await renderApp({ url: "/fees" })
  for (const { name } of paymentWays) main().getByText(name.en)
  main().getByText("Fees for paid programs. Once paid, a fee is not refunded:")
  expect(hrefsOf("Read the full terms")).toEqual(["/terms-and-conditions#refunds"])
})

test("the trust page names the company and its reviewers, and leads to keys, security.txt and the privacy policy", async () => {
  await renderApp({ url: "/trust" })
  main().getByText("Prohori Cyber Security Limited")
  main().getByText("Trade licence TRAD/DSCC/014207/2019, BIN 000014207-0101")
  for (const { name, text } of home.accreditations.items)
    expect(main().getByText(name).closest("li")?.textContent).toBe(name + text)
  const names = [/^Key set/, /^Issuer identifier/, /^Contact details for reporters/, "Read the privacy policy"]
  const hrefs = ["/.well-known/jwks.json", "/.well-known/did.json", "/.well-known/security.txt", "/privacy-policy"]
  expect(names.flatMap(hrefsOf)).toEqual(hrefs)
})
