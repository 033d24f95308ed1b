import type { AuditValue } from "contract"
import { useState } from "react"
import { Link } from "react-router"
import { useI18n, useWords, useWordsAndFormat } from "#i18n/language.tsx"
import { recordWords } from "#i18n/screens/records.ts"
import { truncationIndex } from "#ui/truncation-index.ts"
import { type Detail, detailsOf, startOfDifference } from "./details-of.ts"
import { entryWords } from "./entry-words.ts"
import { auditWords } from "./words.ts"

/** Of an import there are a hundred lines, of a course's text there may be a page. */
const most = { lines: 3, characters: 60 }

const flags = ["isVerified", "mustChangePassword", "isHomeShow", "isShow"]
const chosen = ["role", "status", "account", "reason"]
/** Ids, by which the entries of the other record are found. */
const references = ["userId", "importId", "course"]

export function EntryDetails({ details }: { details: string }) {
  const { words, format } = useWordsAndFormat(auditWords)
  const [isOpen, setOpen] = useState(false)
  const lines = detailsOf(details)
  if (lines.length === 0) return <span className="text-muted">–</span>
  const folded = lines.slice(0, most.lines).map(shortened)
  const isLong = JSON.stringify(folded) !== JSON.stringify(lines)
  return (
    <div className="grid justify-items-start text-sm">
      <ul className="grid max-w-full gap-1">
        {(isOpen ? lines : folded).map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an entry never change
          <li key={place} className="wrap-anywhere whitespace-pre-line">
            <Line line={line} />
          </li>
        ))}
      </ul>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="-mx-2 min-h-11 rounded-field px-2 text-left font-semibold text-brand hover:bg-sunken lg:min-h-8"
        >
          {isOpen ? words.fold : words.unfold(format.number(lines.length), lines.length === 1)}
        </button>
      )}
    </div>
  )
}

/** Long texts begin where they differ: of a curriculum mostly one line has changed. */
function shortened(line: Detail): Detail {
  const start = startOfDifference(line)
  const short = (text: AuditValue) => {
    if (typeof text !== "string") return text
    const rest = start > 0 ? `...${text.slice(start)}` : text
    const end = truncationIndex(most.characters, rest)
    return end === null ? rest : `${rest.slice(0, end)}...`
  }
  if (line.before === undefined) return { ...line, after: short(line.after) }
  return { ...line, before: short(line.before), after: short(line.after) }
}

function Line({ line: { field, before, after } }: { line: Detail }) {
  const { yes, no } = useWords(auditWords)
  const { fields, values } = useWords(entryWords)
  const { empty } = useWords(recordWords)
  const { format } = useI18n()
  if (!field) return after
  const said = (value: AuditValue) => {
    const text = String(value ?? "")
    if (flags.includes(field)) return text === "0" ? no : yes
    if (references.includes(field) && text !== "") return <Reference id={text} />
    if (field === "createdAt") return format.dateTime(text)
    // Stars are recorded in halves.
    if (typeof value === "number") return format.number(field === "halfStars" ? value / 2 : value)
    return (chosen.includes(field) && known(values, text)) || text || <i>{empty}</i>
  }
  return (
    <>
      <span className="text-muted">{known(fields, field) ?? field}: </span>
      {before !== undefined && (
        <>
          <del className="text-muted no-underline">{said(before)}</del>
          {" → "}
        </>
      )}
      {before === undefined ? said(after) : <ins className="no-underline">{said(after)}</ins>}
    </>
  )
}

function Reference({ id }: { id: string }) {
  return (
    <Link to={`?${new URLSearchParams({ search: id })}`} className="plain-latin text-brand">
      {id}
    </Link>
  )
}

/** Of a closed list of words, which what comes from the server need not keep to. */
export function known(words: Record<string, string>, key: string): string | undefined {
  return Object.hasOwn(words, key) ? words[key] : undefined
}
