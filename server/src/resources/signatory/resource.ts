import {
  addSignatory,
  CertificateSamples,
  editSignatory,
  getSignatories,
  getSignatory,
  type Language,
  ListedSignatory,
  previewSignatory,
  removeSignatory,
  Signatory,
  updateSignatory,
} from "contract"
import { actorOf, requesterOf } from "#http/guard.ts"
import { type App, handle, handleChange, listOf } from "#http/handle.ts"
import { documentOf } from "#resources/certificate/document/draw-request.ts"
import { type Dependencies, example, type Resource } from "#resources/resource.ts"
import * as changes from "#resources/signatory/changes.ts"
import { allSignatories, imageReader, inLanguage } from "#resources/signatory/reader.ts"

const director = {
  nameBn: "ড. নুসরাত জাহান",
  nameEn: "Dr. Nusrat Jahan",
  titleBn: "প্রশিক্ষণ পরিচালক",
  titleEn: "Director of Training",
  image: "/api/images/3f1b0c52a7d94e6688aa5c1be2f07d13945e6a8b7c0d1f2e3a4b5c6d7e8f9012.webp",
}
const saved = {
  _id: "019c2f5e-8a41-7b6c-9d3e-5f0a1b2c3d4e",
  ...director,
  signsFrom: "2026-07-01",
  updatedAt: "2026-11-23T09:30:00.000Z",
}

export const signatory: Resource = {
  routes: signatoryRoutes,
  examples: [
    example(Signatory, saved),
    example(ListedSignatory, { ...saved, period: "present" }),
    example(CertificateSamples, { bn: "<svg …/>", en: "<svg …/>" }),
  ],
  bodies: {
    addSignatory: { ...director, signsFrom: "2027-01-01" },
    editSignatory: { ...director, signsFrom: "2026-07-15" },
    previewSignatory: director,
  },
}

function signatoryRoutes(app: App, { database, documents, images, publicUrl }: Dependencies) {
  const present = async () => changes.currentSignatory(await allSignatories(database.read))
  const imageOf = imageReader(images)

  handle(app, getSignatory, async () => ({ data: await present() }))

  handle(app, getSignatories, async () => {
    const all = await allSignatories(database.read)
    const now = changes.currentSignatory(all).signsFrom
    const periodOf = (day: string) => (day === now ? "present" : day < now ? "earlier" : "later")
    return listOf(all.map((one) => ({ ...one, period: periodOf(one.signsFrom) }) as const))
  })

  handleChange(app, database, updateSignatory, async (trx, request) => ({
    data: await changes.updateSignatory(trx, undefined, request.body, requesterOf(request)),
  }))

  handleChange(app, database, editSignatory, async (trx, request) => ({
    data: await changes.updateSignatory(trx, request.params.id, request.body, requesterOf(request)),
  }))

  handleChange(app, database, addSignatory, async (trx, request) => ({
    data: await changes.addSignatory(trx, request.body, actorOf(request)),
  }))

  handleChange(app, database, removeSignatory, async (trx, request) =>
    changes.removeSignatory(trx, request.params.id, requesterOf(request)),
  )

  handle(app, previewSignatory, async (request) => {
    const shown = changes.withChanges(await present(), request.body)
    const image = await imageOf(shown)
    const drawIn = async (language: Language) => {
      const signatory = inLanguage(shown, language, image)
      const document = documentOf(samples[language], { language, publicUrl, signatory })
      const prepared = documents.prepare({ document, format: "svg" })
      return (await prepared.draw(`samples of ${actorOf(request).userId}`)).toString()
    }
    const [bn, en] = await Promise.all([drawIn("bn"), drawIn("en")])
    return { data: { bn, en } }
  })
}

const sample = {
  ...{ latinName: "", batchNo: "0001", certificationNo: "SAMPLE", issuedOn: "2026-11-16", expiresOn: "", hours: 48 },
  ...{ skills: "", mark: "", correctedAt: "" },
}

const samples = {
  bn: { ...sample, candidateName: "মেহজাবিন চৌধুরী", certificationName: "ইথিক্যাল হ্যাকিং" },
  en: { ...sample, candidateName: "Mehjabin Chowdhury", certificationName: "Ethical Hacking" },
}
