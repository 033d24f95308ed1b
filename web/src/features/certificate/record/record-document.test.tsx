import { screen } from "@testing-library/react"
import { aCertificate } from "server/src/test/factories.ts"
import { expect, test } from "vitest"
import { unique } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi } from "#test/test-api.ts"

test("the image and the download of a certificate have the same language, and both languages are offered", async () => {
  const certificationNo = unique("DOC")
  const { _id } = await callApi("POST", "certificates/register", aCertificate({ certificationNo }))
  const user = await renderApp({ url: `/dashboard/certificates/${_id}`, as: "registrar" })
  const select = await screen.findByLabelText<HTMLSelectElement>("Language of the document")
  const languages = () => {
    const urls = [
      screen.getByAltText<HTMLImageElement>(/as its holder gets it$/).src,
      screen.getByRole<HTMLAnchorElement>("link", { name: "Download (PDF)" }).href,
    ]
    return urls.map((url) => new URL(url).searchParams.get("language"))
  }
  expect([select.value, ...languages()]).toEqual(["en", "en", "en"])
  await user.selectOptions(select, "bn")
  expect(languages()).toEqual(["bn", "bn"])
})

test("a certificate with letters that the document cannot show says which, until it is corrected", async () => {
  const certificationNo = unique("DOC")
  const values = aCertificate({ certificationNo, candidateName: "张 伟" })
  const { _id } = await callApi("POST", "certificates/register", values)
  const url = `/dashboard/certificates/${_id}`
  await renderApp({ url, as: "registrar" })
  await screen.findByText(/^The document cannot show: 张 伟\. .*add the name in Latin letters\.$/)
  expect(screen.queryByAltText(/as its holder gets it$/)).toBe(null)
  expect(screen.queryByRole("link", { name: "Download (PDF)" })).toBe(null)
  const correction = { latinName: "Zhang Wei", certificationName: "A → B", reason: "Letters" }
  await callApi("PATCH", `certificates/correct-certificate/${_id}`, correction)
  await renderApp({ url, as: "registrar" })
  await screen.findByText(/^The document cannot show: →\. .*in other letters\.$/)
  await callApi("PATCH", `certificates/correct-certificate/${_id}`, { certificationName: "A to B", reason: "Letters" })
  await renderApp({ url, as: "registrar" })
  await screen.findByAltText(/as its holder gets it$/)
})
