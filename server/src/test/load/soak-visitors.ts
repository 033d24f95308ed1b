import { randomInt, randomUUID } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import { greyPng } from "#test/fuzz/hostile-images.ts"
import { addTo, anyAddress, mustHold, oneOf, password, type SoakSite } from "#test/load/soak-site.ts"

/** `weight`: how often, beside the others. */
export type Action = { weight: number; run: (site: SoakSite) => Promise<unknown> }

const encodings = ["br", "gzip", "identity"]
const oneLanguage = () => oneOf(["en", "bn"])
const unknownNumber = () => `NO-${randomInt(1e9)}`
const verifyPath = (number: string) => `/api/certificates/verify/${encodeURIComponent(number)}`
const pageOf = (number: string) => `/${oneLanguage()}/verify-certificate?no=${number}`

async function readPage({ request }: SoakSite, path: string, status = 200): Promise<string> {
  const headers = { "accept-encoding": oneOf(encodings) }
  const html = (await request(path, { headers, status })).text()
  const language = path.startsWith("/bn") ? "bn" : "en"
  mustHold(html.includes(`<html lang="${language}"`) && html.endsWith("</html>"), `${path} is not a whole page`)
  return html
}

async function getDocument(site: SoakSite, extension: string, start: string, limit = "1000") {
  const { bytes } = await site.request(`/api/certificates/document/${oneOf(site.numbers)}.${extension}`)
  mustHold(bytes.includes(start) && bytes.length > Number(limit), `A document is not ${extension}`)
}

/** Leaves before the response is complete: with a request on its way, and while the body is read. */
async function leaveEarly({ origin, pages, numbers }: SoakSite) {
  const path = oneOf([oneOf(pages), pageOf(oneOf(numbers)), `/api/certificates/document/${oneOf(numbers)}.pdf`])
  const leaving = new AbortController()
  const headers = { "x-forwarded-for": anyAddress() }
  const sent = fetch(`${origin}${path}`, { headers, signal: leaving.signal }).then((response) => response.arrayBuffer())
  sent.catch(() => {})
  await wait(randomInt(30))
  leaving.abort()
}

export const visitorActions = {
  "public page": { weight: 60, run: (site) => readPage(site, oneOf(site.pages)) },
  "page again, unchanged": {
    weight: 6,
    async run({ request, pages, etags }) {
      const path = oneOf(pages)
      const known = etags.get(path)
      const plain = { "accept-encoding": "identity" }
      if (!known) return etags.set(path, (await request(path, { headers: plain })).headers.get("etag") ?? "")
      const headers = { ...plain, "if-none-match": known }
      // Somebody may have changed the page since.
      const now = await request(path, { headers, status: 304 }).catch(() => request(path, { headers: plain }))
      etags.set(path, now.headers.get("etag") ?? "")
    },
  },
  "file of a page": {
    weight: 12,
    async run(site) {
      const files = [...(await readPage(site, oneOf(site.pages))).matchAll(/"(\/assets\/[^"?\s]+)"/g)]
      const { bytes } = await site.request(oneOf(files)[1] ?? "")
      mustHold(bytes.length > 0, "An asset is empty")
    },
  },
  "preview image": {
    // So that the cache of these images, 8 MB, is full before the minutes with which the drill compares.
    weight: 8,
    async run(site) {
      const html = await readPage(site, oneOf([oneOf(site.pages), pageOf(oneOf(site.numbers))]))
      const url = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ""
      const { pathname, search } = new URL(url.replaceAll("&amp;", "&"))
      const { bytes } = await site.request(pathname + search)
      mustHold(bytes.includes("PNG"), `${pathname} is not a PNG`)
    },
  },
  "unknown page": { weight: 2, run: (site) => readPage(site, `/${oneLanguage()}/nothing-${randomUUID()}`, 404) },
  "site search": {
    weight: 4,
    run: (site) => readPage(site, `/${oneLanguage()}/search?q=${oneOf(["network", "fees", "হ্যাকিং"])}`),
  },
  "sitemap, feed, health": {
    weight: 3,
    run: ({ request }) => request(oneOf(["/sitemap.xml", "/robots.txt", "/api/health/ready", "/api/blog/get-posts"])),
  },
  verification: {
    weight: 20,
    async run({ api, numbers }) {
      const number = oneOf(numbers)
      const { data } = await api(verifyPath(oneOf([number, number.toLowerCase()])).slice(4))
      mustHold(data.certificationNo === number, `${number} was verified as ${data.certificationNo}`)
    },
  },
  "verification of an unknown number": {
    weight: 4,
    run: ({ api }) => api(verifyPath(unknownNumber()).slice(4), { status: 404 }),
  },
  "verification of many": {
    weight: 1,
    async run({ api, numbers }) {
      const sent = [oneOf(numbers), unknownNumber()]
      const { data } = await api("/certificates/verify-many", { method: "POST", body: { numbers: sent } })
      mustHold(JSON.stringify(data).includes(sent[0] ?? ""), "A number of a list was not verified")
    },
  },
  "verification page": {
    weight: 20,
    async run(site) {
      const number = oneOf(site.numbers)
      mustHold((await readPage(site, pageOf(number))).includes(number), `The page does not show ${number}`)
    },
  },
  "verification page of an unknown number": { weight: 4, run: (site) => readPage(site, pageOf(unknownNumber())) },
  "certificate as PDF": { weight: 1.5, run: (site) => getDocument(site, "pdf", "%PDF") },
  "certificate as PNG": { weight: 0.5, run: (site) => getDocument(site, "png", "PNG") },
  "certificate as SVG": { weight: 0.5, run: (site) => getDocument(site, "svg", "<svg") },
  credential: {
    weight: 2,
    async run({ request, numbers }) {
      const { text } = await request(`/api/certificates/credential/${oneOf(numbers)}`)
      mustHold(/^[\w-]+\.[\w-]+\.[\w-]+$/.test(text()), "A credential is no JWT")
    },
  },
  "visitor who leaves early": { weight: 6, run: leaveEarly },
  registration: {
    weight: 1.5,
    async run({ api, students }) {
      const email = `${randomUUID()}@example.com`
      const body = { name: "সাদিয়া Rahman", email, password }
      const { data, token } = await api("/auth/register", { method: "POST", body })
      addTo(students, { id: data._id, email, token })
    },
  },
  login: { weight: 3, run: ({ signIn, students }) => signIn(oneOf(students).email) },
  "wrong password": {
    weight: 0.5,
    run: ({ api }) => {
      const body = { email: `${randomUUID()}@example.com`, password: "not this one 7" }
      return api("/auth/login", { method: "POST", body, status: 401 })
    },
  },
  "own account": {
    weight: 12,
    async run({ api, students }) {
      const { email, token } = oneOf(students)
      const { data } = await api("/auth/get-user", { token })
      mustHold(data.email === email, `${email} got the account of ${data.email}`)
      await api(oneOf(["/auth/get-sessions", "/certificates/get-own"]), { token })
    },
  },
  "own profile": {
    weight: 2,
    async run({ api, students }) {
      const { token } = oneOf(students)
      const bio = `Learning since ${randomInt(1e9)}`
      const { data } = await api("/auth/update-user", { method: "PATCH", body: { name: "নুসরাত Jahan", bio }, token })
      mustHold(data.bio === bio, "A profile was not updated")
    },
  },
  "own photo": {
    weight: 0.5,
    async run(site) {
      // A new student: one who has not verified the email may store one image.
      await visitorActions.registration.run(site)
      const student = site.students.at(-1)
      const form = new FormData()
      const png = greyPng(300 + randomInt(200), 300 + randomInt(200))
      form.set("image", new Blob([new Uint8Array(png)], { type: "image/png" }), "me.png")
      const { data } = await site.api("/images", { method: "POST", body: form, token: student?.token ?? "" })
      addTo(site.images, new URL(data.url).pathname)
    },
  },
  image: {
    weight: 6,
    async run({ request, images }) {
      mustHold((await request(oneOf(images))).bytes.length > 50, "An image is empty")
    },
  },
  logout: {
    weight: 1,
    async run({ api, signIn, students }) {
      const { token } = await signIn(oneOf(students).email)
      await api("/auth/logout", { method: "POST", token })
      await api("/auth/get-user", { token, status: 401 })
    },
  },
  "own data": {
    weight: 0.3,
    async run(site) {
      const { token } = await site.signIn(oneOf(site.students).email)
      const { bytes } = await site.request("/api/auth/download-own-data", { method: "POST", body: { password }, token })
      mustHold(bytes.includes("data.json"), "The archive of a student is empty")
    },
  },
  "account deleted": {
    weight: 0.5,
    async run(site) {
      const email = `${randomUUID()}@example.com`
      const { token } = await site.api("/auth/register", {
        method: "POST",
        body: { name: "A student", email, password },
      })
      await site.api("/auth/delete-own-account", { method: "POST", body: { email, password }, token })
      await site.api("/auth/get-user", { token, status: 401 })
    },
  },
} satisfies Record<string, Action>
