import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { accreditations } from "#site/accreditations.ts"
import { checkMessage } from "#site/en/check-message.ts"
import { helplines } from "#site/helplines.ts"
import { paymentWays } from "#site/payment.ts"
import { expectAccessible } from "#test/accessible.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi } from "#test/test-api.ts"

const main = () => within(screen.getByRole("main"))
const hrefsOf = (name: string | RegExp) =>
  main()
    .getAllByRole("link", { name })
    .map((link) => link.getAttribute("href"))

type Faq = { "@type": string; mainEntity: { name: string; acceptedAnswer: { text: string } }[] }

/** The page's questions as structured data for search engines. */
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
  for (const { en } of paymentWays.items) main().getByText(en.name)
  main().getByText("Once paid, the fee for a course is not refunded:")
  expect(hrefsOf("Read the full terms")).toEqual(["/terms-and-conditions#refunds"])
})

test("the trust page names the company and its reviewers, and leads to keys, security.txt and the privacy policy", async () => {
  await renderApp({ url: "/trust" })
  main().getByText("Prohori Cyber Security Limited")
  main().getByText("Trade licence TRAD/DSCC/014207/2019, BIN 000014207-0101")
  for (const { en } of accreditations.items)
    expect(main().getByText(en.name).closest("li")?.textContent.trim()).toBe(`${en.name} ${en.text}`)
  const names = [/^Key set/, /^Issuer identifier/, /^Contact details for reporters/, "Read the privacy policy"]
  const hrefs = ["/.well-known/jwks.json", "/.well-known/did.json", "/.well-known/security.txt", "/privacy-policy"]
  expect(names.flatMap(hrefsOf)).toEqual(hrefs)
})

test("someone who has paid is led to the steps, which search engines get too, and to the numbers of the helplines", async () => {
  await renderApp({ url: "/check-a-message" })
  expect(hrefsOf("I have already paid or given a code")).toEqual(["#after"])
  const steps = within(main().getByRole("region", { name: "If you have already paid or typed in a code" }))
  const { after } = checkMessage
  for (const { title } of after.steps) steps.getByRole("heading", { name: title })
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? ""
  expect(JSON.parse(data)).toMatchObject({ "@type": "HowTo", step: after.steps.map(({ title }) => ({ name: title })) })
  const phones = [...helplines.map(({ phone }) => phone), "+8809600000014"]
  const links = steps.getAllByRole("link").map((link) => link.getAttribute("href"))
  expect(links).toEqual([...phones.map((phone) => `tel:${phone}`), "/femina#help"])
})

test.for(["en", "bn"] as const)("no address of a scam is a link in “%s”", async (language) => {
  await renderApp({ url: "/check-a-message", language })
  const own = ["/", "#", "tel:", "mailto:", "https://chat.example/"]
  const hrefs = main()
    .getAllByRole("link")
    .map((link) => link.getAttribute("href") ?? "")
  expect(hrefs.filter((href) => !own.some((start) => href.startsWith(start)))).toEqual([])
  expect(hrefs.join(" ")).not.toMatch(/shaluk|dinghipal|kyc-update|verify-now/)
  expect(document.body.textContent).toContain("kyc-update.example")
})

test("Femina, the guardians' page, the menus and the footer lead to the page about scams", async () => {
  for (const [url, name] of [
    ["/femina", "Someone wants money or a code? Check the message"],
    ["/guardians", "How to recognise a scam"],
  ] as const) {
    await renderApp({ url })
    expect(hrefsOf(name)).toEqual(["/check-a-message"])
    const everywhere = screen.getAllByRole("link", { name: "Check a Message" })
    expect(everywhere.map((link) => link.getAttribute("href"))).toEqual(Array(3).fill("/check-a-message"))
  }
})

test("the numbers that the office has entered are on the page about fees, with a warning of all others", async () => {
  await renderApp({ url: "/fees" })
  expect(main().queryByText(/^Pay only to a number on this page/)).toBe(null)
  const account = "Prohori Cyber Security Limited"
  const items = [
    { name: "বিকাশ", number: "01700-000014", account, en: { name: "bKash" } },
    { name: "কার্ড", en: { name: "Card" } },
  ]
  await callApi("PATCH", "site/update-payment-ways", { items })
  await renderApp({ url: "/fees" })
  expect(main().getByText("01700-000014").closest("li")?.textContent).toBe(
    `bKash 01700-000014In the name of ${account} `,
  )
  main().getByText("Card")
  main().getByText("Pay only to a number on this page, never to a personal one.")
  await expectAccessible()
  await callApi("DELETE", "site/reset-payment-ways")
})
