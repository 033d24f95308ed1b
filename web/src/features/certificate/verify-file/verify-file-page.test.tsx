import { fireEvent, screen, within } from "@testing-library/react"
import { aCertificate } from "server/src/test/factories.ts"
import { expect, onTestFinished, test, vi } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { BrowserWorker } from "#test/browser-worker.ts"
import { expectProblem } from "#test/problems.ts"
import { createCertificate } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, fetchFromServer, intercept, loginAs, loseConnection, restartServer } from "#test/test-api.ts"

const url = "/verify-certificate/file"
const pdfOf = async (number: string) =>
  new Uint8Array(await (await fetchFromServer(`/api/certificates/document/${number}.pdf?language=en`)).arrayBuffer())
const credentialOf = async (number: string) => (await fetchFromServer(`/api/certificates/credential/${number}`)).text()
const fileOf = (content: string | Uint8Array<ArrayBuffer>, name = "certificate.pdf") => new File([content], name)
const choose = (file: File, language: "en" | "bn" = "en") =>
  fireEvent.change(screen.getByLabelText(language === "en" ? "Choose a file" : "ফাইল বেছে নিন"), {
    target: { files: [file] },
  })
const drop = (file: File) =>
  fireEvent.drop(screen.getByRole("heading", { level: 1 }), { dataTransfer: { types: ["Files"], files: [file] } })
const heading = (name: string) => screen.findByRole("heading", { level: 2, name })

test("the downloaded document is valid, with what it says, and no part of it is sent", async () => {
  const number = await createCertificate("VFP-0001-0001")
  const pdf = await pdfOf(number)
  const user = await renderApp({ url })
  await expectAccessible()
  const sent = vi.fn<(url: string) => void>()
  intercept("*", (forward, request) => {
    sent(String(request.body ?? ""))
    return forward()
  })
  choose(fileOf(pdf))
  await heading("The certificate is valid")
  screen.getByText("certificate.pdf")
  screen.getByText(number)
  expect(screen.queryByText("Download the original")).toBe(null)
  expect(sent.mock.calls).toEqual([[""]])
  await expectAccessible()
  await user.click(screen.getByRole("link", { name: "বাংলা" }))
  await heading("সনদটি বৈধ")
})

test("a document that was saved again, and one without a credential, are distinguished from a valid one", async () => {
  const pdf = await pdfOf(await createCertificate("VFP-0002-0001"))
  await renderApp({ url })
  const lists = vi.fn<(forward: () => Promise<Response>) => Promise<Response>>((forward) => forward())
  intercept("certificates/status-list/1", lists)
  drop(fileOf(new Uint8Array([...pdf, 10])))
  await heading("This is not the original file")
  expect(lists).toHaveBeenCalledOnce()
  const link = screen.getByRole("link", { name: "Download the original" })
  expect(link.getAttribute("href")).toBe("/api/certificates/document/VFP-0002-0001.pdf?language=en")
  choose(fileOf("%PDF-1.7\n%%EOF"))
  await heading("This PDF contains no signed credential")
  choose(fileOf("PK", "certificate.docx"))
  await heading("This is neither a PDF nor a signed credential")
})

test.for([
  ["en", "What we certified", "Check its number"],
  ["bn", "আমরা যা প্রত্যয়ন করেছি", "নম্বর দিয়ে যাচাই করুন"],
] as const)(
  "in %s, a changed document shows what its number certifies, with a link",
  async ([language, details, link]) => {
    const numbers = [await createCertificate(`VFP-0005-${language}1`), await createCertificate(`VFP-0005-${language}2`)]
    const [shown, stated] = (await Promise.all(numbers.map(pdfOf))).map((pdf) => Buffer.from(pdf).toString("latin1"))
    const credential = /eyJ[\w-]+\.[\w-]+\.[\w-]+/
    const forged = (shown ?? "").replace(credential, credential.exec(stated ?? "")?.[0] ?? "")
    await renderApp({ url, language })
    choose(fileOf(new Uint8Array(Buffer.from(forged, "latin1"))), language)
    await heading(language === "en" ? "This is not the original file" : "এটি আসল ফাইল নয়")
    screen.getByRole("heading", { level: 3, name: details })
    screen.getByText(numbers[1] ?? "")
    const byNumber = within(screen.getByRole("main")).getByRole("link", { name: link })
    expect(byNumber.getAttribute("href")).toContain(numbers[1])
    await expectAccessible()
  },
)

/** The server's clock as its responses state it, or not. */
const setServerTime = (time: string | undefined) =>
  intercept("/.well-known/did.json", async (forward) => {
    const response = await forward()
    const headers = new Headers(response.headers)
    if (time) headers.set("date", new Date(time).toUTCString())
    else headers.delete("date")
    return new Response(response.body, { headers })
  })

test("a file is judged by the server's clock, whatever that of the device; without it the page says by which", async () => {
  const certificationNo = "VFP-0007-0001"
  const days = { issuedOn: "2020-01-01", expiresOn: "2098-01-31" }
  await callApi("POST", "certificates/register", aCertificate({ certificationNo, ...days }))
  const pdf = await pdfOf(certificationNo)
  await renderApp({ url })
  const deviceClock = () => screen.queryByText(/^This is the time of your device/)
  const { remove } = setServerTime("2099-02-01T06:30:00Z")
  choose(fileOf(pdf))
  await heading("The certificate is not valid: it has expired")
  screen.getByText("1 February 2099, 12:30 pm (Bangladesh time)")
  expect(deviceClock()).toBe(null)
  remove()
  setServerTime(undefined)
  choose(fileOf(pdf))
  await heading("The certificate is valid")
  expect(deviceClock()).not.toBe(null)
  await expectAccessible()
})

test("while the server states no time and the clock of the device is behind, nothing is called valid", async () => {
  const pdf = await pdfOf(await createCertificate("VFP-0006-0001"))
  const user = await renderApp({ url })
  setServerTime(undefined)
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 24 * 60 * 60 * 1000 })
  choose(fileOf(pdf))
  await heading("Please set the clock of your device")
  vi.useRealTimers()
  await user.click(screen.getByRole("button", { name: "Check the file again" }))
  await heading("The certificate is valid")
})

test("a pasted credential is checked; changed, unsigned or revoked it is not valid", async () => {
  const number = await createCertificate("VFP-0003-0001")
  const text = await credentialOf(number)
  const user = await renderApp({ url })
  await user.click(screen.getByRole("button", { name: "Paste a credential" }))
  const check = () => user.click(screen.getByRole("button", { name: "Check" }))
  await check()
  screen.getByText("Please paste the credential first.")
  const paste = (content: string) =>
    fireEvent.input(screen.getByLabelText("Signed credential"), { target: { value: content } })
  paste(text)
  await check()
  await heading("The certificate is valid")
  const [, payload, signature] = text.split(".")
  const header = (alg: string) => btoa(JSON.stringify({ alg, typ: "vc+jwt", kid: "did:web:localhost%3A3000#x" }))
  for (const [content, name] of [
    [`${text.slice(0, -8)}AAAAAAAA`, "The certificate is not valid: its signature is wrong"],
    [
      `${header("none").replace(/=+$/, "")}.${payload}.${signature}`,
      "The certificate is not valid: it is not signed the way ours are",
    ],
    [
      `${header("EdDSA").replace(/=+$/, "")}.${payload}.${signature}`,
      "The certificate is not valid: we do not know its key",
    ],
  ] as const) {
    paste(content)
    await check()
    await heading(name)
  }
  const [{ _id }] = await callApi("GET", `certificates/get-certificates?search=${number}`)
  await callApi("PATCH", `certificates/withdraw-certificate/${_id}`, {})
  paste(text)
  await check()
  await heading("The certificate is no longer valid: it was revoked")
  within(screen.getByRole("main")).getByRole("link", { name: "Check its number" })
})

test("a file from before a correction says that it was corrected; if the number cannot be looked up, or is gone, it says so", async () => {
  expectProblem(/^(429|404) GET \/api\/certificates\/verify\//)
  const number = await createCertificate("VFP-0008-0001")
  const file = fileOf(await credentialOf(number), "certificate.jwt")
  const [{ _id }] = await callApi("GET", `certificates/get-certificates?search=${number}`)
  const correction = { candidateName: "Rahim Uddin", reason: "Misspelt" }
  await callApi("PATCH", `certificates/correct-certificate/${_id}`, correction)
  await renderApp({ url })
  choose(file)
  await heading("This file is out of date: the certificate was corrected")
  screen.getByText(/^We corrected the certificate on \d+ \w+ \d{4}\. It is not revoked/)
  await expectAccessible()
  const { remove } = intercept("certificates/verify/*", () => new Response("{}", { status: 429 }))
  choose(file)
  await heading("The certificate is no longer valid")
  screen.getByText(/have since revoked it or replaced it by a corrected one\. We could not find out which/)
  remove()
  await callApi("PATCH", `certificates/withdraw-certificate/${_id}`, {})
  choose(file)
  await heading("The certificate is no longer valid: it was revoked")
  await callApi("DELETE", `certificates/delete-certificate/${_id}`)
  choose(file)
  await screen.findByText(/there is no longer a certificate with this number/)
})

test("after an import's correction was taken back, the files of both earlier versions are out of date", async () => {
  const certificationNo = "VFP-0009-0001"
  const before = aCertificate({ certificationNo })
  await callApi("POST", "certificates/register", before)
  const load = async (name: string) => fileOf(await credentialOf(certificationNo), name)
  const original = await load("original.jwt")
  const columns = ["candidateName", "candidateEmail", "certificationName", "batchNo", "certificationNo"] as const
  const row = { ...before, candidateName: "Rahim Uddin" }
  const csv = `${columns.join()}\n${columns.map((column) => row[column]).join()}\n`
  const imported = await fetchFromServer("/api/certificates/import-certificates?corrects=1&reason=Misspelt", {
    method: "POST",
    headers: { authorization: (await loginAs("admin")).token, "content-type": "text/csv" },
    body: new Blob([csv]),
  })
  const { importId } = (await imported.json()).data
  const corrected = await load("corrected.jwt")
  await callApi("DELETE", `certificates/undo-import/${importId}`)
  await renderApp({ url })
  for (const file of [original, corrected]) {
    choose(file)
    await screen.findByText(file.name)
    await heading("This file is out of date: the certificate has a newer version")
  }
  choose(await load("restored.jwt"))
  await heading("The certificate is valid")
})

const valid = "The certificate is valid"
const ofAnother = "This is not one of our certificates"
test.for([
  [["https://first.example", "http://localhost:3000"], valid, "The certificate is no longer valid: it was revoked"],
  [["http://localhost:3001"], ofAnother, ofAnother],
  [[], ofAnother, ofAnother],
] as const)(
  "of a site that has moved from %j, earlier files are: %s; and revoked: %s",
  async ([urls, known, revoked]) => {
    const [number, other] = [await createCertificate(), await createCertificate()]
    const files = [await pdfOf(number), await credentialOf(number), await pdfOf(other)]
    const [{ _id }] = await callApi("GET", `certificates/get-certificates?search=${other}`)
    await callApi("PATCH", `certificates/withdraw-certificate/${_id}`, {})
    await renderApp({ url })
    await restartServer({ publicUrl: "https://new.example", earlierPublicUrls: [...urls] })
    for (const [n, content] of files.entries()) {
      choose(fileOf(content, `file-${n}`))
      await screen.findByText(`file-${n}`)
      await heading(n === 2 ? revoked : known)
    }
  },
)

test("without network the page says so, and checks the same file again", async () => {
  expectProblem(/Failed to fetch/)
  const pdf = await pdfOf(await createCertificate("VFP-0004-0001"))
  const user = await renderApp({ url })
  const { remove } = loseConnection("certificates/status-list/1")
  choose(fileOf(pdf))
  await screen.findByText(/^The public keys or the list of revoked certificates could not be loaded/)
  remove()
  await user.click(screen.getByRole("button", { name: "Try again" }))
  await heading("The certificate is valid")
})

test("a file of 50 MB is refused before it is read, in Bengali too", async () => {
  await renderApp({ url, language: "bn" })
  const file = fileOf("%PDF")
  Object.defineProperty(file, "size", { value: 50 * 1024 * 1024 })
  file.arrayBuffer = () => Promise.reject(new Error("It was read"))
  fireEvent.change(screen.getByLabelText("ফাইল বেছে নিন"), { target: { files: [file] } })
  await heading("ফাইলটি খুব বড়")
})

const endless = "postMessage({ asksFor: 'file' }); addEventListener('message', () => { for (;;); }, {})"

test("a check that does not end is stopped, which the page says in both languages; then the file can be checked again", async () => {
  const pdf = await pdfOf(await createCertificate("VFP-0010-0001"))
  const [started, stopped] = [vi.fn<() => void>(), vi.fn<() => void>()]
  vi.stubGlobal(
    "Worker",
    class extends BrowserWorker {
      constructor() {
        super(new URL(`data:text/javascript,${encodeURIComponent(endless)}`))
      }
      override postMessage(data: unknown) {
        super.postMessage(data)
        started()
      }
      override terminate() {
        super.terminate()
        stopped()
      }
    },
  )
  onTestFinished(() => void vi.useRealTimers())
  onTestFinished(() => void vi.stubGlobal("Worker", BrowserWorker))
  const user = await renderApp({ url })
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  choose(fileOf(pdf))
  await expect.poll(() => started.mock.calls.length).toBe(1)
  vi.advanceTimersByTime(20_000)
  vi.useRealTimers()
  await screen.findByText(/^Checking this file took far too long, so it was stopped/)
  expect(stopped).toHaveBeenCalledOnce()
  await user.click(screen.getByRole("link", { name: "বাংলা" }))
  await screen.findByText(/^ফাইলটি যাচাই করতে অস্বাভাবিক বেশি সময় লাগছিল/)
  vi.stubGlobal("Worker", BrowserWorker)
  await user.click(screen.getByRole("button", { name: "আবার চেষ্টা করুন" }))
  await heading("সনদটি বৈধ")
})
