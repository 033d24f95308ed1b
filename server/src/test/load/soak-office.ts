import { randomInt, randomUUID } from "node:crypto"
import { aCertificate, aCourse, aGallery } from "#test/factories.ts"
import { greyPng } from "#test/fuzz/hostile-images.ts"
import { addTo, mustHold, oneOf, type SoakSite } from "#test/load/soak-site.ts"
import type { Action } from "#test/load/soak-visitors.ts"

const rowsOfImport = 100
const columns = "candidateName,candidateEmail,certificationName,batchNo,certificationNo"

const lists = [
  "/certificates/get-certificates?",
  "/certificates/get-certificates?sort=candidateName&status=active&",
  "/certificates/get-certificates?search=nusrat&",
  "/auth/get-users?",
  "/auth/get-users?search=example.com&",
  "/courses/get-all-courses?",
  "/reviews/get-all-reviews?",
  "/audit/get-entries?",
  "/bin/get-deletions?",
]

const newNumber = (site: SoakSite) => `SOAK-${process.pid}-${String(++site.count).padStart(7, "0")}`

async function issue(site: SoakSite) {
  const certificationNo = newNumber(site)
  const body = aCertificate({ certificationNo, candidateName: "নুসরাত Jahan", batchNo: `B-${site.count % 20}` })
  const { data } = await site.api("/certificates/register", { method: "POST", body, token: site.admin })
  return { id: data._id as string, certificationNo }
}

/** A day's work of an admin, who may do everything. */
export const officeActions = {
  list: {
    weight: 10,
    async run({ api, admin }) {
      const path = oneOf(lists)
      const { success } = await api(`${path}page=${randomInt(1, 4)}`, { token: admin })
      mustHold(success, `${path} has no list`)
    },
  },
  overview: { weight: 2, run: ({ api, admin }) => api("/overview/get-overview", { token: admin }) },
  "screen of the dashboard": {
    weight: 2,
    run: ({ request }) => request(oneOf(["/en/dashboard", "/bn/dashboard", "/en/login"])),
  },
  "certificate issued": {
    weight: 4,
    async run(site) {
      addTo(site.numbers, (await issue(site)).certificationNo)
    },
  },
  "certificate corrected": {
    weight: 1,
    async run(site) {
      const { id, certificationNo } = await issue(site)
      const body = { candidateName: "নুসরাত Jahan Mim", reason: "A name was missing" }
      await site.api(`/certificates/correct-certificate/${id}`, { method: "PATCH", body, token: site.admin })
      const { data } = await site.api(`/certificates/verify/${certificationNo}`)
      mustHold(data.candidateName === body.candidateName, `${certificationNo} was not corrected`)
    },
  },
  "certificate revoked, deleted and restored": {
    weight: 1,
    async run(site) {
      const { id, certificationNo } = await issue(site)
      await site.api(`/certificates/update-certificate/${id}`, { method: "PATCH", token: site.admin })
      await site.request(`/api/certificates/document/${certificationNo}.pdf`, { status: 410 })
      await site.api(`/certificates/delete-certificate/${id}`, { method: "DELETE", token: site.admin })
      await site.api(`/certificates/verify/${certificationNo}`, { status: 404 })
      await site.api(`/bin/restore/${id}`, { method: "POST", token: site.admin })
      mustHold((await site.api(`/certificates/verify/${certificationNo}`)).data.status === "inactive", "Not restored")
    },
  },
  "certificates imported": {
    weight: 0.2,
    async run(site) {
      const numbers = Array.from({ length: rowsOfImport }, () => newNumber(site))
      const rows = numbers.map((number) => `সাদিয়া Rahman,sadia@example.com,Ethical Hacking,7,${number}`)
      const path = `/certificates/import-certificates?requestId=${randomUUID()}`
      const body = [columns, ...rows].join("\r\n")
      const { data } = await site.api(path, { method: "POST", body, token: site.admin })
      mustHold(data.created === rowsOfImport, `An import created ${data.created} certificates`)
      addTo(site.numbers, oneOf(numbers))
    },
  },
  "certificates exported": {
    weight: 0.2,
    async run(site) {
      const { token } = await site.freshAdmin()
      const { bytes } = await site.request(`/api/certificates/export-certificates?batchNo=B-${randomInt(20)}`, {
        token,
      })
      mustHold(bytes.includes("certificationNo"), "An export has no header")
    },
  },
  "gallery edited and deleted": {
    weight: 1,
    async run({ api, admin: token }) {
      const { data } = await api("/galleries/register", { method: "POST", body: aGallery(), token })
      const title = `A class in Sylhet ${randomInt(1e6)}`
      const path = `/galleries/update-gallery/${data._id}`
      const edited = await api(path, { method: "PATCH", body: { ...aGallery(), title }, token })
      mustHold(edited.data.title === title, "A gallery was not edited")
      await api(`/galleries/delete-gallery/${data._id}`, { method: "DELETE", token })
    },
  },
  "course edited, read and deleted": {
    weight: 1,
    async run({ api, request, admin: token }) {
      const { data } = await api("/courses/register", { method: "POST", body: aCourse(), token })
      const title = `Forensics ${randomInt(1e6)}`
      await api(`/courses/update-course/${data._id}`, {
        method: "PATCH",
        body: { ...aCourse(), route: data.route, title },
        token,
      })
      const page = (await request(`/en/courses/${data.route}`)).text()
      mustHold(page.includes(title), "The page of a course shows the earlier title")
      await api(`/courses/delete-course/${data._id}`, { method: "DELETE", token })
      await request(`/en/courses/${data.route}`, { status: 404 })
    },
  },
  upload: {
    weight: 0.3,
    async run(site) {
      const form = new FormData()
      const png = greyPng(200 + randomInt(400), 200 + randomInt(400))
      form.set("image", new Blob([new Uint8Array(png)], { type: "image/png" }), "class.png")
      const { data } = await site.api("/images", { method: "POST", body: form, token: site.admin })
      addTo(site.images, new URL(data.url).pathname)
    },
  },
  "audit log verified": {
    weight: 0.2,
    async run({ api, admin }) {
      const { data } = await api("/audit/get-chain", { token: admin })
      mustHold(data, "The audit log has no state")
    },
  },
} satisfies Record<string, Action>
