import { Readable } from "node:stream"
import { setTimeout as wait } from "node:timers/promises"
import {
  byteOrderMark,
  canBeDrawn,
  type DocumentsQuery,
  dhakaDay,
  getCertificateDocuments,
  type Language,
  maxDocuments,
  problem,
  toLatinDigits,
  validityOf,
} from "contract"
import { sql } from "kysely"
import { recordAudit } from "#audit-log/entry.ts"
import { csvRow } from "#csv/write.ts"
import { finderOf } from "#db/records/bulk-change.ts"
import type { Filter } from "#db/search/filter.ts"
import { type ZipFile, zip } from "#document/zip.ts"
import { badInput, notFound } from "#errors.ts"
import { actorOf } from "#http/guard.ts"
import { type App, handle } from "#http/handle.ts"
import { languageOf } from "#http/headers/language.ts"
import { WorkerCrashed, WorkerEnded } from "#isolation/child-workers.ts"
import { Unavailable } from "#isolation/unavailable.ts"
import { dispositionOf, fileNameOf } from "#resources/certificate/document/document-file.ts"
import { signedDocuments } from "#resources/certificate/document/draw-request.ts"
import { certificateFilters } from "#resources/certificate/filters.ts"
import type { CertificateRow } from "#resources/certificate/table.ts"
import { markSeen, maxSeenAttempts } from "#resources/certificate/verify/mark-seen.ts"
import type { Dependencies } from "#resources/resource.ts"

const batchSize = 100
const retryMs = 500
const maxAttempts = 60

/** The documents of many certificates as one ZIP archive, drawn while it is sent. */
export function documentsRoutes(app: App, parts: Dependencies) {
  const { database, documents } = parts
  const signed = signedDocuments(parts)

  handle(app, getCertificateDocuments, async (request, reply) => {
    const { language, ids, ...filter } = request.query
    const chosen: Filter[] = ids ? [sql`_id in (${sql.join(ids)})`] : []
    const find = finderOf(
      database,
      "certificate",
      async (query: DocumentsQuery) => [...chosen, ...(await certificateFilters(database.read, query))],
      request.signal,
    )
    const first = await find({ ...filter, before: undefined, limit: batchSize })
    const count = first.rows.length + first.remaining
    if (count === 0) throw notFound("certificateNotFound")
    if (count > maxDocuments) throw badInput(problem("chosenTooMany", { max: maxDocuments }))
    const name = archiveName(first.rows, first.remaining > 0 && !filter.batchNo)
    reply.headers({
      "content-type": "application/zip",
      "content-disposition": dispositionOf("attachment", name),
      "cache-control": "no-store",
      "x-documents": String(count),
    })
    if (request.method === "HEAD") return reply.send("")
    const details = Object.entries({ ...filter, ids: ids?.join(",") }).filter(([, value]) => value)
    const event = { record: name, details: details.map(([field, value]) => `${field}: ${value}`).join("\n") }
    await database.write([], async (trx) =>
      recordAudit(trx, actorOf(request), { action: "certificate.export", ...event }),
    )

    /** A number that is corrected at this very moment is read again. */
    async function findSeen(before: string | undefined) {
      for (let attempt = 1; ; attempt++) {
        const found = await find({ ...filter, before, limit: batchSize })
        if ((await markSeen(database, found.rows, "downloaded")) || attempt === maxSeenAttempts) return found
      }
    }
    async function* files(): AsyncGenerator<ZipFile> {
      const skipped: Skipped[] = []
      const nameOf = uniqueNames()
      for (let found = await findSeen(undefined); ; ) {
        for (const row of found.rows) {
          const drawn = await drawIfValid(row)
          if (typeof drawn === "string") skipped.push({ row, reason: drawn })
          else
            yield {
              name: nameOf(row.certificationNo),
              bytes: drawn,
              modified: new Date(row.correctedAt || row.createdAt),
            }
        }
        if (found.remaining === 0) break
        found = await findSeen(found.rows.at(-1)?._id)
      }
      if (skipped.length > 0)
        yield { name: "not-included.csv", bytes: skippedList(skipped, languageOf(request)), modified: new Date() }
    }
    async function drawIfValid(row: CertificateRow): Promise<Buffer | Skipped["reason"]> {
      const validity = validityOf(row)
      if (validity !== "valid") return validity
      if (!canBeDrawn(row)) return "lettersMissing"
      try {
        return await draw(row)
      } catch (error) {
        if (request.signal.aborted) throw error
        // One that ends the drawing process would do so each time.
        if (error instanceof Unavailable && !(error instanceof WorkerEnded)) throw error
        request.log.error({ err: error }, `the document of ${row.certificationNo} cannot be drawn`)
        // Two children ended by themselves, or were killed, for example for want of memory.
        return error instanceof WorkerCrashed ? "notNow" : "notDrawn"
      }
    }
    /** Waits while the queue is full: requests for single documents are served first. */
    async function draw(row: CertificateRow): Promise<Buffer> {
      const prepared = documents.prepare(await signed(row, language))
      for (let attempt = 1; ; attempt++) {
        try {
          return await prepared.draw(`documents of ${actorOf(request).userId}`)
        } catch (error) {
          if (!(error instanceof Unavailable) || error instanceof WorkerEnded || attempt === maxAttempts) throw error
          await wait(retryMs, undefined, { signal: request.signal })
        }
      }
    }
    return reply.send(Readable.from(zip(files()), { objectMode: false }))
  })
}

/** Two batches of a day have different names. Those of a filter's further rows are not known. */
function archiveName(rows: readonly CertificateRow[], hasMore: boolean) {
  const batches = new Set(rows.map(({ batchNo }) => toLatinDigits(batchNo)))
  const batch = batches.size === 1 && !hasMore ? `${[...batches]}-` : ""
  return fileNameOf(`certificates-${batch}${dhakaDay(Date.now())}`, "zip")
}

/**
 * "A/1" and "A-1" would have the same file name, and unpacking would leave only one of them. No number's own file name has
 * a space or a bracket.
 */
function uniqueNames() {
  const counts = new Map<string, number>()
  return (number: string) => {
    const name = fileNameOf(number, "pdf")
    // Windows and macOS ignore case.
    const count = (counts.get(name.toLowerCase()) ?? 0) + 1
    counts.set(name.toLowerCase(), count)
    return count === 1 ? name : name.replace(/\.pdf$/, ` (${count}).pdf`)
  }
}

const listTexts = {
  en: {
    columns: ["Certificate No.", "Name", "Reason"],
    reasons: {
      revoked: "revoked",
      expired: "expired",
      notYetValid: "not valid yet",
      lettersMissing: "has letters that the document cannot show",
      notDrawn: "cannot be drawn",
      notNow: "could not be drawn; please try again",
    },
  },
  bn: {
    columns: ["সনদ নম্বর", "নাম", "কারণ"],
    reasons: {
      revoked: "বাতিল",
      expired: "মেয়াদ শেষ",
      notYetValid: "এখনো বৈধ নয়",
      lettersMissing: "সনদপত্রে দেখানো যায় না এমন অক্ষর আছে",
      notDrawn: "পিডিএফ তৈরি করা যায় না",
      notNow: "পিডিএফ তৈরি করা যায়নি; আবার চেষ্টা করুন",
    },
  },
}
type Skipped = { row: CertificateRow; reason: keyof typeof listTexts.en.reasons }

function skippedList(skipped: Skipped[], language: Language) {
  const { columns, reasons } = listTexts[language]
  const rows = skipped.map(({ row, reason }) => csvRow([row.certificationNo, row.candidateName, reasons[reason]]))
  return Buffer.from(byteOrderMark + csvRow(columns) + rows.join(""))
}
