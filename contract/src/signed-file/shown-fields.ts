import type { OpenBadge } from "../credential/open-badge.ts"
import { statementsIn } from "../credential/statements.ts"
import { shownText } from "../document-letters.ts"
import { documentFields, documentTexts } from "../document-texts.ts"
import type { Language } from "../language.ts"

export type ShownField = Exclude<keyof ReturnType<typeof statementsIn>, "version"> | "address" | "others"

/** A word that a document with this credential shows, and the field that it belongs to. */
export type ExpectedWord = { field: ShownField | "signatory"; text: string }

/** The words of the document in one language. The signatory is not in the credential: any words may be in that place. */
export function expectedWords(credential: OpenBadge, language: Language): ExpectedWord[] {
  const statements = statementsIn(credential)
  const fields = documentFields(statements, language, credential.issuer.url)
  const texts = documentTexts({ ...fields, signatory: undefined, madeAt: 0 })
  const names = ["candidateName", "latinName"] as const
  const isReversed = fields.name !== shownText(statements.candidateName)
  const [first, second] = isReversed ? names.toReversed() : names
  const facts = texts.facts.split(" · ")
  const hours = fields.hours > 0 ? (facts.pop() ?? "") : ""
  const labels = ["certificationNo", "issuedOn", ...(fields.expiresOn === "" ? [] : ["expiresOn"])] as ShownField[]
  const lines: [ShownField, string][] = [
    ["others", `${texts.issuer} ${texts.heading} ${texts.beforeName}`],
    [first ?? "candidateName", texts.name],
    [second ?? "latinName", texts.otherName],
    ["others", texts.beforeCourse],
    ["certificationName", texts.course],
    ["others", texts.afterCourse],
    ["batchNo", facts.join(" · ")],
    ["others", hours === "" ? "" : "·"],
    ["hours", hours],
    ["others", fields.skills === "" ? "" : texts.skills.slice(0, -fields.skills.length)],
    ["skills", fields.skills],
    ...texts.entries.flatMap(({ label, value }, n): [ShownField, string][] => [
      ["others", label],
      [labels[n] ?? "others", value],
    ]),
  ]
  const last: [ShownField, string][] = [
    ["others", texts.check],
    ["address", texts.qr.caption],
  ]
  return [...lines.flatMap(wordsIn), { field: "signatory", text: "" }, ...last.flatMap(wordsIn), ending]
}

/** The text after the document's last word, for example on an added page. */
const ending: ExpectedWord = { field: "others", text: "" }

const wordsIn = ([field, text]: [ShownField, string]) =>
  text
    .split(/\s+/)
    .filter((word) => word !== "")
    .map((word) => ({ field, text: word }))
