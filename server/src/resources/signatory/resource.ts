import {
  CertificateSamples,
  getSignatory,
  type Language,
  previewSignatory,
  Signatory,
  type UpdateSignatory,
  updateSignatory,
} from "contract"
import { detailsOf } from "#audit-log/details.ts"
import { recordAudit } from "#audit-log/entry.ts"
import { checkIfMatch, isNothingNew, nextTimestamp, type Requester } from "#db/records.ts"
import { badInput, changedMeanwhile } from "#errors.ts"
import { actorOf, requesterOf } from "#http/guard.ts"
import { type App, handle, handleChange } from "#http/handle.ts"
import { pathOf } from "#images/image-references.ts"
import { namesIn } from "#images/name.ts"
import { documentOf } from "#resources/certificate/document-request.ts"
import { example, type Parts, type Resource } from "#resources/resource.ts"
import { type Editable, savedSignatory, withImage } from "#resources/signatory/reader.ts"
import type { Trx } from "#schema.ts"

const director = {
  nameBn: "ড. নুসরাত জাহান",
  nameEn: "Dr. Nusrat Jahan",
  titleBn: "প্রশিক্ষণ পরিচালক",
  titleEn: "Director of Training",
  image: "/api/images/3f1b0c52a7d94e6688aa5c1be2f07d13945e6a8b7c0d1f2e3a4b5c6d7e8f9012.webp",
}

/** Who signs certificates, as an admin sets it. */
export const signatory: Resource = {
  routes: signatoryRoutes,
  examples: [
    example(Signatory, { ...director, updatedAt: "2026-11-23T09:30:00.000Z" }),
    example(CertificateSamples, { bn: "<svg …/>", en: "<svg …/>" }),
  ],
  bodies: { updateSignatory: director, previewSignatory: director },
}

function signatoryRoutes(app: App, { database, documents, images, publicUrl }: Parts) {
  handle(app, getSignatory, async () => ({ data: await savedSignatory(database.read) }))

  handleChange(app, database, updateSignatory, async (trx, request) => ({
    data: await update(trx, request.body, requesterOf(request)),
  }))

  handle(app, previewSignatory, async (request) => {
    const inLanguage = await withImage(changed(await savedSignatory(database.read), request.body), images)
    const drawIn = async (language: Language) => {
      const document = documentOf(samples[language], { language, publicUrl, signatory: await inLanguage(language) })
      return (await documents.draw({ document, format: "svg" }, `samples of ${actorOf(request).userId}`)).toString()
    }
    const [bn, en] = await Promise.all([drawIn("bn"), drawIn("en")])
    return { data: { bn, en } }
  })
}

async function update(trx: Trx, changes: UpdateSignatory, by: Requester): Promise<Signatory> {
  const { _id, ...before } = await savedSignatory(trx)
  checkIfMatch(before, by.ifMatch)
  const after = { ...changed(before, changes), updatedAt: nextTimestamp(before.updatedAt) }
  if (isNothingNew(before, { ...after, updatedAt: before.updatedAt })) return before
  const rows = trx.updateTable("signatory").set(after).where("updatedAt", "=", before.updatedAt)
  // On PostgreSQL another transaction can have changed it first.
  if (!(await rows.returning("_id").executeTakeFirst())) throw changedMeanwhile()
  const fields = Object.keys(before) as (keyof Editable)[]
  const differing = fields.filter((field) => after[field] !== before[field] && !/updatedAt/.test(field))
  recordAudit(trx, by, {
    action: "certificate.change-signatory",
    record: after.nameEn || after.nameBn || before.nameEn || before.nameBn,
    ...detailsOf({ changed: Object.fromEntries(differing.map((field) => [field, [before[field], after[field]]])) }),
  })
  return after
}

/** Without a name, a title or a signature would be of nobody; an image elsewhere cannot be drawn. */
function changed(before: Editable, { nameBn, nameEn, titleBn, titleEn, image }: UpdateSignatory): Editable {
  const after = {
    nameBn: nameBn ?? before.nameBn,
    nameEn: nameEn ?? before.nameEn,
    titleBn: titleBn ?? before.titleBn,
    titleEn: titleEn ?? before.titleEn,
    image: image ?? before.image,
  }
  const [file] = namesIn(after.image)
  if (after.image !== "" && (!file || after.image !== pathOf(file))) throw badInput("signatureElsewhere", "image")
  const isNamed = after.nameBn !== "" || after.nameEn !== ""
  if (!isNamed && (after.titleBn || after.titleEn || after.image)) throw badInput("signatoryNameMissing", "nameBn")
  return after
}

const sample = {
  ...{ latinName: "", batchNo: "0001", certificationNo: "SAMPLE", issuedOn: "2026-11-16", expiresOn: "", hours: 48 },
  ...{ skills: "", mark: "", correctedAt: "" },
}

const samples = {
  bn: { ...sample, candidateName: "মেহজাবিন চৌধুরী", certificationName: "ইথিক্যাল হ্যাকিং" },
  en: { ...sample, candidateName: "Mehjabin Chowdhury", certificationName: "Ethical Hacking" },
}
