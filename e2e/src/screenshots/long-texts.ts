import { origins } from "./servers.ts"

const password = "the watch at the gate"
const word = "Hyperconvergedinfrastructurevulnerabilityassessment".repeat(4).slice(0, 200)
const bengali = "তথ্যপ্রযুক্তিনিরাপত্তাবিষয়কপ্রাতিষ্ঠানিক প্রশিক্ষণের পূর্ণাঙ্গ পাঠক্রম ".repeat(3).slice(0, 199).trim()
const prose = "A sentence that goes on, and then goes on some more, until nobody remembers how it began. ".repeat(33)
const link = "https://example.com/"
// Does not exist, because users may type the URL of a missing image.
const image = `${origins.long}/missing.png`

/** Fills one of the servers with texts of the maximum length, before the first screenshot. */
export default async function fillWithLongTexts() {
  const { token } = await callApi("POST", "/auth/login", { email: "admin@example.com", password })
  for (const [route, title] of Object.entries({ "long-word": word, "long-title": bengali })) {
    const { data } = await callApi("POST", "/courses/register", courseOf(route, title), token)
    await callApi("PATCH", `/courses/change-home-visibility/${data._id}`, undefined, token)
  }
  for (const title of [word, bengali]) {
    await callApi("POST", "/galleries/register", { image, title }, token)
    await callApi("POST", "/achievements/register", { image, title, description: prose + word }, token)
    await callApi("POST", "/toKnows/register", { playlist_thumbnail: image, title, playlist_link: link }, token)
    await callApi("POST", "/teams/register", memberOf(title), token)
    await review(title, token)
  }
  const certificate = { candidateName: word, certificationName: bengali, batchNo: word.slice(0, 64) }
  const longest = { ...certificate, candidateEmail: "a@example.com", certificationNo: "LONG-1" }
  await callApi("POST", "/certificates/register", longest, token)
}

const courseOf = (route: string, title: string) => ({
  route,
  title,
  description: `${prose}<br>${word}<br>${bengali}`,
  thumbnail: image,
  category: word,
  level: "Intermediate",
  price: 10_000_000,
  discount: 33,
  instructorName: word,
  instructorPhoto: image,
  instructorBio: prose.slice(0, 1990),
  instructorEmail: "a@example.com",
  registrationLink: link,
  curriculum: `@@<br>${word}<br>${prose.slice(0, 400)}<br>@@<br>${bengali}<br>${word}`,
})

const memberOf = (name: string) => ({
  photo: image,
  name,
  email: `${"long".repeat(15)}@${"example".repeat(8)}.com`,
  designation: word,
  phone: "+880 1700 000 000",
  linkedinLink: link,
})

async function review(name: string, adminToken: string) {
  const email = `${Math.random().toString(36).slice(2)}@example.com`
  const { token } = await callApi("POST", "/auth/register", { name, email, password })
  const comment = `${word}${prose}`.slice(0, 3000)
  const { data } = await callApi("POST", "/reviews/register", { rating: 4.5, comment }, token)
  await callApi("PATCH", `/reviews/change-home-visibility/${data._id}`, undefined, adminToken)
}

async function callApi(method: string, path: string, body?: object, authorization = "") {
  const headers = { ...(body && { "content-type": "application/json" }), ...(authorization && { authorization }) }
  const response = await fetch(`${origins.long}/api${path}`, { method, headers, body: body && JSON.stringify(body) })
  if (!response.ok) throw new Error(`${method} ${path} responded ${response.status}: ${await response.text()}`)
  return response.json()
}
