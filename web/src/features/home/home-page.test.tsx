import { screen, waitFor, within } from "@testing-library/react"
import { beforeAll, beforeEach, expect, test } from "vitest"
import { fill } from "#test/actions.ts"
import { renderApp } from "#test/render-app.tsx"
import { insertDemoContent, intercept } from "#test/test-api.ts"

beforeAll(insertDemoContent)
// The announcement has been shown in this visit.
beforeEach(() => sessionStorage.setItem("announced", "1"))

const region = (name: string) => within(screen.getByRole("region", { name }))

test("the sections of the home page lead to pages, contacts and forms", async () => {
  const user = await renderApp({ url: "/" })
  const links: [section: string, link: string | RegExp, url: string][] = [
    ["Registration and contact", "Registration for the new batch is open", "/courses"],
    ["Registration and contact", "+880 9600 000 014", "tel:+8809600000014"],
    ["Registration and contact", "hello@prohori.example", "mailto:hello@prohori.example"],
    ["Courses", "All courses", "/courses"],
    ["Courses", "Details Ethical Hacking Professional", "/courses/ehp"],
    ["Ambassadors on every campus", "See all institutions", "/cyber-defenders"],
    [
      "Ambassadors on every campus",
      /^Register as a university student/,
      "https://forms.example/prohori-university-ambassador",
    ],
    [
      "Ambassadors on every campus",
      /^Register as a college student/,
      "https://forms.example/prohori-college-ambassador",
    ],
    ["Ambassadors on every campus", "About Femina", "/femina"],
    ["For organisations", "Details Professional Services", "/our-services/professional-services"],
    ["For organisations", "Details Security Auditing & Consultation", "/our-services/security-auditing-&-consultation"],
    ["For organisations", /^Book an Appointment/, "https://chat.example/prohori"],
    ["For organisations", "All services", "/our-services"],
    ["In our students’ words", "All reviews", "/reviews"],
  ]
  for (const [section, link, url] of links) {
    expect(region(section).getByRole("link", { name: link }).getAttribute("href"), section).toBe(url)
  }
  await user.click(screen.getByRole("link", { name: "See the courses" }))
  await screen.findByRole("heading", { level: 1, name: "Courses" })
  expect(location.pathname).toBe("/courses")
})

test("the home page names five universities and five colleges, each once, nine partners and four accreditations", async () => {
  await renderApp({ url: "/" })
  for (const name of ["Universities", "Colleges"]) {
    const card = within(screen.getByRole("heading", { name }).closest("details") as HTMLElement)
    const names = card.getAllByRole("listitem").map(({ textContent }) => textContent.toLowerCase().trim())
    expect(names).toHaveLength(5)
    expect(new Set(names).size).toBe(5)
  }
  expect(region("Our partners").getAllByRole("listitem")).toHaveLength(9)
  expect(region("Accreditation").getAllByRole("listitem")).toHaveLength(4)
})

test("a short review in the page's language is quoted, and is not in the row of the others", async () => {
  await renderApp({ url: "/" })
  const row = () => region("In our students’ words")
  screen.getByText(/^“The final 24-hour exam was tough and fair.*within a minute.”$/)
  expect(row().queryByText("Tanvir Hasan Rafi")).toBe(null)
  row().getByText("Nusrat Jahan Mim")
  await renderApp({ url: "/", language: "bn" })
  expect(screen.getByText(/^“প্রথম ক্লাসেই/).closest("figure")?.textContent).toContain("Nusrat Jahan Mim")
})

test("with three reviews all are in the row, and none is quoted", async () => {
  intercept("reviews/get-home-reviews", async (forward) => {
    const { data, ...rest } = await (await forward()).json()
    return Response.json({ ...rest, data: data.slice(0, 3), count: 3 })
  })
  await renderApp({ url: "/" })
  expect(region("In our students’ words").getAllByRole("figure")).toHaveLength(3)
  expect(screen.queryByText(/^“/)).toBe(null)
})

test("a certificate is verified from the home page's field", async () => {
  const user = await renderApp({ url: "/" })
  const field = screen.getByLabelText("Certification Number")
  fill(field, "PRH-0001-0001")
  field.focus()
  await user.keyboard("{Enter}")
  await screen.findByText(/^The credentials which you have entered is valid\./)
  expect(location.pathname + location.search).toBe("/verify-certificate?no=PRH-0001-0001")
})

test("the film is in the page only when it is played, with the focus and a track that describes its images", async () => {
  const user = await renderApp({ url: "/" })
  const link = screen.getByRole("link", { name: "Play the film" })
  expect(document.querySelector("video, source, [href$='.vtt'], link[href$='.mp4']")).toBe(null)
  link.focus()
  await user.keyboard("{Enter}")
  const film = document.querySelector("video")
  expect(document.activeElement).toBe(film)
  expect(film?.getAttribute("src")).toBe("/site/film-en.mp4")
  const track = film?.querySelector("track")
  expect(["kind", "src"].map((name) => track?.getAttribute(name))).toEqual(["descriptions", "/site/film-en.vtt"])
  expect(location.pathname).toBe("/")
})

test("without courses and reviews the home page announces courses and leaves the reviews out", async () => {
  const empty = { success: true, message: "", data: [], count: 0 }
  intercept("courses/get-home-courses", () => Response.json(empty))
  intercept("reviews/get-home-reviews", () => Response.json(empty))
  await renderApp({ url: "/" })
  region("Courses").getByText(/^We are preparing the next courses/)
  expect(region("Courses").getByRole("link", { name: "All courses" }).getAttribute("href")).toBe("/courses")
  expect(screen.queryByRole("heading", { name: "In our students’ words" })).toBe(null)
})

test("a change of the language changes all texts of the home page", async () => {
  const user = await renderApp({ url: "/" })
  screen.getByText("1 / 7")
  await user.click(screen.getByRole("link", { name: "বাংলা" }))
  await screen.findByRole("heading", { level: 1, name: "বাংলায় শিখুন সাইবার নিরাপত্তা".normalize("NFC") })
  screen.getByText("১ / ৭")
  screen.getByRole("link", { name: /^অ্যাপয়েন্টমেন্ট নিন/ })
  screen.getByRole("button", { name: "পরের রিভিউ" })
  screen.getByText("ধলেশ্বরী বিজ্ঞান ও প্রযুক্তি বিশ্ববিদ্যালয়".normalize("NFC"))
  const film = screen.getByRole("link", { name: "ভিডিওটি চালান" })
  await waitFor(() => expect(film.getAttribute("href")).toBe("/site/film-bn.mp4"))
})
