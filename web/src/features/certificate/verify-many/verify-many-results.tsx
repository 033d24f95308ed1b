import { dhakaDay, type VerifiedNumber, type VerifiedNumbers } from "contract"
import { useMemo, useState } from "react"
import { Link } from "react-router"
import { isLatin } from "#i18n/is-latin.ts"
import { useCommonTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { paths, verificationUrl } from "#paths.ts"
import { OnPaper } from "#site/component/on-paper.tsx"
import { Button } from "#ui/button/button.tsx"
import { classes } from "#ui/class-names.ts"
import { Badge, type BadgeTone } from "#ui/display/badge.tsx"
import { type Column, Table } from "#ui/display/table.tsx"
import { options, SelectField } from "#ui/form/fields.tsx"
import { saveCsv } from "#ui/save-text.ts"
import type { NumberList } from "./number-list.ts"
import { resultsCsv } from "./verify-many-csv.ts"
import { firstSpellings, problemsFirst, states } from "./verify-many-request.ts"
import { verifyManyTexts } from "./verify-many-texts.ts"

const maxIgnored = 10
const isLong = (number: string) => number.length > 24

type ResultsProps = VerifiedNumbers & {
  list: NumberList
  /** Another list could not be checked since. */
  isOutdated: boolean
}

export function Results({ checkedAt, results, list, isOutdated }: ResultsProps) {
  const { texts, format } = useTextsAndFormat(verifyManyTexts)
  const [order, setOrder] = useState<"problems" | "list">("problems")
  const rows = useMemo(() => (order === "problems" ? problemsFirst(results) : results), [order, results])
  const sameAs = useMemo(() => firstSpellings(results), [results])
  const different = results.filter(({ number }) => !sameAs.has(number))
  const countOf = (state: VerifiedNumber["state"]) => different.filter((result) => result.state === state).length
  const found = states.filter((state) => countOf(state) > 0)
  const parts = [...found].reverse().map((state) => texts.counts[state](format.number(countOf(state))))
  const hints = found.flatMap((state) => (state === "valid" ? texts.compare : texts.hints[state]))
  const ignored = list.ignored.slice(0, maxIgnored).map((text) => (text.length > 40 ? `${text.slice(0, 40)}…` : text))
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-2">
        <h2 className="text-2xl">{isOutdated ? texts.earlier : texts.result}</h2>
        {isOutdated && <p className="text-danger">{texts.outdated}</p>}
        <p role="status" className="font-semibold text-lg">
          {texts.summary(format.number(different.length), parts.join(", "))}
        </p>
        <ul className="measure grid gap-1 text-muted">
          {hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
          {ignored.length > 0 && (
            <li className="wrap-anywhere">
              {texts.ignored(ignored.join(" · "))}
              {list.ignored.length > maxIgnored && " …"}
            </li>
          )}
        </ul>
        <p className="text-muted text-sm">
          {texts.checkedOn} <time dateTime={checkedAt}>{format.zonedDateTime(checkedAt)}</time>
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-3 print:hidden">
        <SelectField
          label={texts.order}
          value={order}
          onChange={({ target }) => setOrder(target.value as typeof order)}
          className="min-w-52"
        >
          {options(Object.entries(texts.orders))}
        </SelectField>
        <Button
          onClick={() =>
            saveCsv(
              resultsCsv({ checkedAt, results: rows }, sameAs, texts),
              `${texts.fileName}-${dhakaDay(Date.parse(checkedAt))}.csv`,
            )
          }
        >
          {texts.download}
        </Button>
        <Button onClick={() => print()}>{texts.print}</Button>
      </div>
      <Table
        caption={texts.result}
        columns={useColumns(list, results, sameAs)}
        rows={rows}
        rowKey={({ number }) => number}
      />
      <OnPaper path={paths.verifyMany} />
    </section>
  )
}

const tones: Record<VerifiedNumber["state"], BadgeTone> = {
  valid: "success",
  expired: "warning",
  notYetValid: "warning",
  revoked: "danger",
  unknown: "neutral",
  ambiguous: "warning",
  mistyped: "warning",
}

function useColumns(
  { times }: NumberList,
  results: readonly VerifiedNumber[],
  sameAs: ReadonlyMap<string, string>,
): Column<VerifiedNumber>[] {
  const { texts, format } = useTextsAndFormat(verifyManyTexts)
  const { ui } = useCommonTexts()
  const { number, state, candidateName, certificationName, issuedOn, expiresOn, link } = texts.columns
  const { revokedOn, withdrawalReason } = texts.columns
  const isMissing = ({ certificationNo }: VerifiedNumber) => certificationNo === ""
  const text = (value: string) => (
    <span lang={isLatin(value) ? "en" : undefined} className="wrap-anywhere">
      {value}
    </span>
  )
  const reason: Column<VerifiedNumber> = {
    key: "reason",
    heading: withdrawalReason,
    inCard: "wide",
    cell: (row) => text(row.withdrawalReason),
    isEmpty: (row) => row.withdrawalReason === "",
  }
  return [
    {
      key: "state",
      heading: state,
      inCard: "first",
      cell: (result) => (
        <>
          <span className="whitespace-nowrap">
            <Badge tone={tones[result.state]}>{texts.states[result.state]}</Badge>
          </span>
          {result.state === "expired" && (
            <span className="block text-muted text-sm">
              {expiresOn}: {format.date(result.expiresOn)}
            </span>
          )}
          {result.withdrawnAt && (
            <span className="block text-muted text-sm">
              {revokedOn}: {format.date(result.withdrawnAt)}
            </span>
          )}
          {result.isCorrected && <span className="block text-muted text-sm">{texts.corrected}</span>}
        </>
      ),
    },
    {
      key: "number",
      heading: number,
      inCard: "wide",
      cell: (result) => {
        const count = times.get(result.number) ?? 1
        const first = sameAs.get(result.number)
        return (
          <>
            <span
              className={classes(
                "tabular font-semibold",
                isLong(result.number) ? "wrap-anywhere" : "whitespace-nowrap",
              )}
            >
              {result.number}
            </span>
            {first && <span className="wrap-anywhere block text-muted text-sm">{texts.sameAs(first)}</span>}
            {count > 1 && <span className="block text-muted text-sm">{texts.times(format.number(count))}</span>}
          </>
        )
      },
    },
    { key: "name", heading: candidateName, cell: (row) => text(row.candidateName), isEmpty: isMissing },
    { key: "course", heading: certificationName, cell: (row) => text(row.certificationName), isEmpty: isMissing },
    {
      key: "issued",
      heading: issuedOn,
      cell: (row) => row.issuedOn && <span className="whitespace-nowrap">{format.date(row.issuedOn)}</span>,
      isEmpty: (row) => row.issuedOn === "",
    },
    ...(results.some((row) => row.withdrawalReason) ? [reason] : []),
    {
      key: "link",
      heading: link,
      align: "end",
      cell: ({ certificationNo }) =>
        certificationNo && (
          // In a new tab: the results are only on this page.
          <Link
            to={verificationUrl(certificationNo)}
            target="_blank"
            aria-label={`${texts.details(certificationNo)} (${ui.newTab})`}
            className="inline-flex min-h-11 items-center px-3 font-semibold text-brand print:hidden @3xl:px-0"
          >
            {link}
          </Link>
        ),
      isEmpty: isMissing,
    },
  ]
}
