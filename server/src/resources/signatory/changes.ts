import {
  type AddSignatory,
  type AuditAction,
  dhakaDay,
  type EditSignatory,
  maxSignatories,
  problem,
  type Signatory,
  type UpdateSignatory,
} from "contract"
import { detailsOf } from "#audit-log/details.ts"
import { type Actor, recordAudit } from "#audit-log/entry.ts"
import { takeLock } from "#db/lock.ts"
import { checkIfMatch, isNothingNew, nextTimestamp, type Requester } from "#db/records/records.ts"
import { badInput, conflict, notFound } from "#errors.ts"
import { pathOf } from "#images/image-references.ts"
import { namesIn } from "#images/name.ts"
import { newId } from "#new-id.ts"
import { allSignatories, type Shown, signatoryOn } from "#resources/signatory/reader.ts"
import type { Trx } from "#schema.ts"

const nobody = { nameBn: "", nameEn: "", titleBn: "", titleEn: "", image: "" }
type Recorded = Shown & Pick<Signatory, "signsFrom">

export const currentSignatory = (all: readonly Signatory[]) => signatoryOn(dhakaDay(Date.now()), all)

/** The days decide together who signs, so on PostgreSQL one change waits for another. */
async function lockedSignatories(trx: Trx) {
  await takeLock(trx, "signatory")
  return allSignatories(trx)
}

export async function addSignatory(trx: Trx, input: AddSignatory, by: Actor): Promise<Signatory> {
  const all = await lockedSignatories(trx)
  if (all.length >= maxSignatories) throw badInput(problem("signatoriesTooMany", { max: maxSignatories }))
  const { signsFrom } = input
  refuseTakenDay(all, signsFrom)
  const updatedAt = new Date().toISOString()
  const added = { _id: newId(), ...withChanges(nobody, input), signsFrom, updatedAt }
  await trx.insertInto("signatory").values(added).execute()
  record(trx, by, "certificate.add-signatory", { ...nobody, signsFrom: "" }, added)
  return added
}

/** Without an id, the present one. */
export async function updateSignatory(
  trx: Trx,
  id: string | undefined,
  changes: EditSignatory,
  by: Requester,
): Promise<Signatory> {
  const all = await lockedSignatories(trx)
  const before = id === undefined ? currentSignatory(all) : found(all, id)
  checkIfMatch(before, by.ifMatch)
  const { signsFrom = before.signsFrom } = changes
  const values = { ...withChanges(before, changes), signsFrom }
  if (isNothingNew<Signatory>(before, values)) return before
  if (signsFrom !== before.signsFrom) {
    if (before.signsFrom === "") throw conflict("signatoryFirst", "signsFrom")
    if (signsFrom === "") throw badInput("fieldRequired", "signsFrom")
    refuseTakenDay(all, signsFrom)
  }
  const after = { ...before, ...values, updatedAt: nextTimestamp(before.updatedAt) }
  await trx.updateTable("signatory").set(after).where("_id", "=", before._id).execute()
  record(trx, by, "certificate.change-signatory", before, after)
  return after
}

export async function removeSignatory(trx: Trx, id: string, by: Requester): Promise<void> {
  const before = found(await lockedSignatories(trx), id)
  checkIfMatch(before, by.ifMatch)
  if (before.signsFrom === "") throw conflict("signatoryFirst")
  await trx.deleteFrom("signatory").where("_id", "=", id).execute()
  record(trx, by, "certificate.remove-signatory", before, { ...nobody, signsFrom: "" })
}

function found(all: readonly Signatory[], id: string): Signatory {
  const one = all.find(({ _id }) => _id === id)
  if (!one) throw notFound("signatoryNotFound")
  return one
}

function refuseTakenDay(all: readonly Signatory[], day: string) {
  if (all.some(({ signsFrom }) => signsFrom === day)) throw conflict("signatoryDayTaken", "signsFrom")
}

/** Not as a created or deleted record: the bin would offer to restore it as a certificate. */
function record(trx: Trx, by: Actor, action: AuditAction, before: Recorded, after: Recorded) {
  const fields = [...(Object.keys(nobody) as (keyof Shown)[]), "signsFrom"] as const
  const differing = fields.filter((field) => after[field] !== before[field])
  recordAudit(trx, by, {
    action,
    record: after.nameEn || after.nameBn || before.nameEn || before.nameBn,
    ...detailsOf({ changed: Object.fromEntries(differing.map((field) => [field, [before[field], after[field]]])) }),
  })
}

/** Without a name, a title or a signature would be of nobody; an image elsewhere cannot be drawn. */
export function withChanges(before: Shown, { nameBn, nameEn, titleBn, titleEn, image }: UpdateSignatory): Shown {
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
