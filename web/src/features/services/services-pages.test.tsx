import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { renderApp } from "#test/render-app.tsx"

const details = [
  { url: "/our-services/professional-services", en: "Professional Services", bn: "পেশাদার সেবার বিস্তারিত" },
  {
    url: "/our-services/security-auditing-&-consultation",
    en: "Security Auditing & Consultation",
    bn: "নিরাপত্তা নিরীক্ষা ও পরামর্শ সেবার বিস্তারিত",
  },
]
const tiers = ["Basic", "Standard", "Advanced", "Premium", "Customized"]

const region = (name: string) => within(screen.getByRole("region", { name }))
const itemOf = (heading: HTMLElement) => within(heading.closest("li") as HTMLElement)
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)

function expectExternal(link: HTMLElement, url: string) {
  expect(["href", "target", "rel"].map((name) => link.getAttribute(name))).toEqual([url, "_blank", "noopener"])
}

test.for(details)("a company opens the details of $en, and goes back by the breadcrumbs", async ({ url, en }) => {
  const user = await renderApp({ url: "/our-services" })
  const card = itemOf(region("What we do").getByRole("heading", { name: en }))
  await user.click(card.getByRole("link", { name: `Details ${en}` }))
  await screen.findByRole("heading", { level: 1, name: `Details of ${en}` })
  expect(location.pathname).toBe(url)
  const breadcrumbs = within(screen.getByRole("navigation", { name: "You are here" }))
  await user.click(breadcrumbs.getByRole("link", { name: "Our services" }))
  await screen.findByRole("heading", { level: 1, name: "Our services" })
  expect(location.pathname).toBe("/our-services")
})

test("corporate training is arranged in the company's chat, in a new tab", async () => {
  await renderApp({ url: "/our-services" })
  const card = itemOf(region("What we do").getByRole("heading", { name: "Corporate Training" }))
  expectExternal(card.getByRole("link", { name: /^Book an Appointment/ }), "https://chat.example/prohori")
})

test.for(details)(
  "each of the five tiers of $en has its features and appointment, and below them is how the price is agreed",
  async ({ url }) => {
    await renderApp({ url })
    expect(texts(region("Five tiers").getAllByRole("heading", { level: 3 }))).toEqual(tiers)
    for (const tier of tiers) {
      const card = itemOf(region("Five tiers").getByRole("heading", { name: tier }))
      expect(card.getAllByRole("term")).toHaveLength(6)
      const booking = card.getByRole("link", { name: `Book an Appointment ${tier} (opens in a new tab)` })
      expectExternal(booking, "https://booking.example/prohori")
    }
    region("Five tiers").getByText(/written quotation in taka/)
  },
)

test.for(details)("in Bengali the page of $en has its title, and six appointments", async ({ url, bn }) => {
  await renderApp({ url, language: "bn" })
  screen.getByRole("heading", { level: 1, name: bn.normalize("NFC") })
  // One for each tier, and one at the end of the page.
  expect(screen.getAllByRole("link", { name: /^অ্যাপয়েন্টমেন্ট নিন/ })).toHaveLength(6)
})

test("a URL with %26 leads to the same service", async () => {
  await renderApp({ url: "/our-services/security-auditing-%26-consultation" })
  screen.getByRole("heading", { level: 1, name: "Details of Security Auditing & Consultation" })
})

test.for(["corporate-training", "nothing", "professional-services-"])("there is no page for “%s”", async (service) => {
  await renderApp({ url: `/our-services/${service}` })
  screen.getByRole("heading", { level: 1, name: "Oops..! Page Not Found" })
  screen.getByRole("link", { name: "Back To Home" })
})

test.for([
  { language: "en", statuses: ["Running", "Upcoming"], marks: "at least 70% marks" },
  { language: "bn", statuses: ["চলমান", "আসন্ন"], marks: "অন্তত ৭০% নম্বর" },
] as const)("in “$language” each programme has a status, and the marks for a certificate are named", async (texts) => {
  await renderApp({ url: "/our-services", language: texts.language })
  const training = document.getElementById("training")?.closest("section") as HTMLElement
  const programmes = within(training).getAllByRole("listitem")
  const statuses = programmes.map((each) => texts.statuses.filter((status) => within(each).queryByText(status)))
  expect(programmes.length).toBeGreaterThanOrEqual(8)
  for (const each of statuses) expect(each).toHaveLength(1)
  expect(new Set(statuses.flat())).toEqual(new Set(texts.statuses))
  expect(training.textContent).toContain(texts.marks.normalize("NFC"))
})

test("the conditions for a certificate link how it is verified", async () => {
  const user = await renderApp({ url: "/our-services" })
  await user.click(screen.getByRole("link", { name: "How a certificate is verified" }))
  await screen.findByRole("heading", { level: 1, name: "Trust and security" })
  expect(location.pathname + location.hash).toBe("/trust#certificates")
  screen.getByRole("region", { name: "How to verify our certificates" })
})

test("the details of a service link the procedure, which has ten steps", async () => {
  const user = await renderApp({ url: "/our-services/professional-services" })
  await user.click(screen.getByRole("link", { name: "How we work, in ten steps" }))
  const procedure = await screen.findByRole("region", { name: "How we work" })
  expect(within(procedure).getAllByRole("listitem")).toHaveLength(10)
  expect(location.pathname + location.hash).toBe("/our-services#procedure")
})
