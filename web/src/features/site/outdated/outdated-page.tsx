import { getOutdatedTexts, type OutdatedText, type SiteSection } from "contract"
import { Link } from "react-router"
import { fresh, useRead } from "#api/calls.ts"
import { editUrl } from "#dashboard/feature.ts"
import { useKeepTranslation } from "#dashboard/form/outdated.tsx"
import { Loaded } from "#dashboard/record/loaded.tsx"
import { frameClass } from "#dashboard/record/record-section.tsx"
import { Screen } from "#dashboard/screen.tsx"
import { sectionPaths } from "#dashboard/section-paths.ts"
import { records } from "#features/registry.ts"
import { siteTexts } from "#features/site/texts.ts"
import { useI18n, useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { recordUrl } from "#paths.ts"
import { Button } from "#ui/button/button.tsx"
import { EmptyState, Skeleton } from "#ui/display/state.tsx"
import { outdatedTexts } from "./outdated-texts.ts"

/** All English texts whose originals were changed afterwards. */
export function Component() {
  const texts = useTexts(outdatedTexts)
  const result = useRead(getOutdatedTexts, undefined, fresh)
  return (
    <Screen title={texts.title} text={texts.about}>
      <Loaded result={result} failed={texts.loadFailed} skeleton={<Skeleton rows={4} />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState text={texts.none} hint={texts.noneText} />
          ) : (
            <ul className={frameClass}>
              {data.map((text) => (
                <Entry key={[text.kind, text.recordId, text.field, text.english].join(" ")} text={text} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Screen>
  )
}

/** Where a text is edited: its record's page or form, or its section of the site. */
function placeOf({ kind, recordId }: OutdatedText) {
  if (kind === "site") return sectionPaths[recordId as SiteSection]
  const record = records.find((record) => record.kind === kind)
  if (!record) return "."
  return record.page ? recordUrl(record.page.path, recordId) : editUrl(record.path, { _id: recordId })
}

function Entry({ text }: { text: OutdatedText }) {
  const { texts, format } = useTextsAndFormat(outdatedTexts)
  const { sections } = useTexts(siteTexts)
  const { stillRight } = useTexts(recordTexts).outdated
  const { language } = useI18n()
  const keep = useKeepTranslation()
  const { kind, recordId, field, english, name, changedAt } = text
  const kindName = kind === "site" ? texts.site : records.find((record) => record.kind === kind)?.name[language]
  const owner = kind === "site" ? sections[recordId as SiteSection].name : name
  const label = texts.fields[field as keyof typeof texts.fields] ?? field
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2">
      <div className="min-w-0 flex-1 basis-60">
        <Link to={placeOf(text)} className="wrap-anywhere font-semibold text-brand">
          {owner}
        </Link>
        <p className="wrap-anywhere text-muted text-sm">
          {[kindName, label, english, texts.changed(format.date(changedAt))].filter(Boolean).join(" · ")}
        </p>
      </div>
      <Button onClick={() => void keep(text)}>
        {stillRight}
        <span className="sr-only">
          {" "}
          ({owner}, {label})
        </span>
      </Button>
    </li>
  )
}
