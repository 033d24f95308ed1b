import { type AuditEntry, type AuditValue, type Call, getAllCourses, getAuditEntries, getUser } from "contract"
import { useState } from "react"
import { Link } from "react-router"
import { useI18n, useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { paths, recordUrl } from "#paths.ts"
import { useMayCall } from "#session/may-call.ts"
import { classes } from "#ui/class-names.ts"
import { truncationIndex } from "#ui/text/truncation-index.ts"
import { type Detail, detailsOf, startOfDifference } from "./details-of.ts"
import { logOf } from "./entry-links.ts"
import { entryTexts } from "./entry-texts.ts"
import { auditTexts } from "./texts.ts"

// Until it is expanded: an import can have a hundred lines, and a course's text can fill a page.
const maxCollapsedCharacters = 60

const flagFields = ["isVerified", "mustChangePassword", "isHomeShow", "isShow", "isDraft", "hasBanner", "hasPopup"]
const enumFields = ["role", "status", "account", "reason"]
const isTime = (field: string) => field.endsWith("At") || field === "indexedSince"
/** Ids of other records, and where they link to for users who may make the call `needs`. */
const references: Record<string, { needs: Call; to: (id: string) => string }> = {
  userId: { needs: getUser, to: (id) => recordUrl(paths.user, id) },
  course: { needs: getAllCourses, to: (id) => recordUrl(paths.course, id) },
  importId: { needs: getAuditEntries, to: logOf },
}

const englishColumn = /^(\w+)En$/

type EntryDetailsProps = Pick<AuditEntry, "details" | "action"> & { collapsedLines?: number }

export function EntryDetails({ details, action, collapsedLines = 3 }: EntryDetailsProps) {
  const { texts, format } = useTextsAndFormat(auditTexts)
  const [isOpen, setOpen] = useState(false)
  const lines = detailsOf(details)
  if (lines.length === 0) return <span className="text-muted">–</span>
  const collapsed = lines.slice(0, collapsedLines).map(collapsedLine)
  const isLong = JSON.stringify(collapsed) !== JSON.stringify(lines)
  const lineClass = classes("wrap-anywhere whitespace-pre-line", !isOpen && collapsedLines === 1 && "line-clamp-2")
  return (
    <div className={classes("flex items-center gap-x-4 text-sm", isOpen && "flex-wrap")}>
      <ul className="grid min-w-0 max-w-full gap-1 leading-5">
        {(isOpen ? lines : collapsed).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an entry never change
          <li key={index} className={lineClass}>
            <Line line={line} kind={action.split(".")[0] ?? ""} />
          </li>
        ))}
      </ul>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="-mx-2 min-h-11 shrink-0 whitespace-nowrap rounded-field px-2 text-left font-semibold text-brand hover:bg-sunken lg:min-h-6"
        >
          {isOpen ? texts.fold : texts.unfold(format.number(lines.length), lines.length === 1)}
        </button>
      )}
    </div>
  )
}

/** Long texts start at their first difference: usually only one line of a curriculum has changed. */
function collapsedLine(line: Detail): Detail {
  const start = startOfDifference(line)
  const short = (text: AuditValue) => {
    if (typeof text !== "string") return text
    const rest = start > 0 ? `...${text.slice(start)}` : text
    const end = truncationIndex(maxCollapsedCharacters, rest)
    return end === null ? rest : `${rest.slice(0, end)}...`
  }
  if (line.before === undefined) return { ...line, after: short(line.after) }
  return { ...line, before: short(line.before), after: short(line.after) }
}

function Line({ line: { field, before, after }, kind }: { line: Detail; kind: string }) {
  const { yes, no, changedBack } = useTexts(auditTexts)
  const { fields, fieldsOfKinds, values } = useTexts(entryTexts)
  const { empty, inEnglish } = useTexts(recordTexts)
  const { format } = useI18n()
  const mayCall = useMayCall()
  if (!field) return after
  const labelOf = (name: string): string => {
    const english = englishColumn.exec(name)
    return english
      ? inEnglish(labelOf(english[1] ?? ""))
      : (lookUp({ ...fields, ...fieldsOfKinds[kind] }, name) ?? name)
  }
  const shown = (value: AuditValue) => {
    const text = String(value ?? "")
    if (flagFields.includes(field)) return text === "0" ? no : yes
    const reference = Object.hasOwn(references, field) ? references[field] : undefined
    if (reference && text !== "" && mayCall(reference.needs)) return <Reference id={text} to={reference.to(text)} />
    if (isTime(field) && Date.parse(text)) return format.dateTime(text)
    // Ratings are recorded in half stars.
    if (typeof value === "number") return format.number(field === "halfStars" ? value / 2 : value)
    return (enumFields.includes(field) && lookUp(values, text)) || text || <i>{empty}</i>
  }
  return (
    <>
      <span className="text-muted">{labelOf(field)}: </span>
      {before === undefined ? (
        shown(after)
      ) : before === after ? (
        // Changes of one hour are one entry.
        changedBack
      ) : (
        <>
          <del className="text-muted no-underline">{shown(before)}</del>
          {" → "}
          <ins className="no-underline">{shown(after)}</ins>
        </>
      )}
    </>
  )
}

function Reference({ id, to }: { id: string; to: string }) {
  return (
    <Link to={to} className="text-brand">
      {id}
    </Link>
  )
}

/** The text of a key from the server, which may not be in our list. */
export function lookUp(texts: Record<string, string>, key: string): string | undefined {
  return Object.hasOwn(texts, key) ? texts[key] : undefined
}
