import type { ComponentProps, ReactNode } from "react"
import { Loaded } from "#dashboard/record/loaded.tsx"
import { RecordSection } from "#dashboard/record/record-section.tsx"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { recordPageTexts } from "#i18n/screens/record-page.ts"
import { Skeleton } from "#ui/display/state.tsx"

type Result<Item> = ComponentProps<typeof Loaded<{ data: readonly Item[] }>>["result"]

type SectionListProps<Item> = {
  title: string
  /** After the title. */
  count?: number | undefined
  action?: ReactNode
  result: Result<Item>
  failed?: string
  none: string
  children: (items: readonly Item[]) => ReactNode
}

/** A part of a record's page that fetches a list of its own. */
export function SectionList<Item>({ title, count, action, result, failed, none, children }: SectionListProps<Item>) {
  const { texts, format } = useTextsAndFormat(recordPageTexts)
  return (
    <RecordSection title={count === undefined ? title : `${title} (${format.number(count)})`} action={action}>
      <Loaded result={result} failed={failed ?? texts.failed} skeleton={<Skeleton rows={1} />}>
        {({ data }) => (data.length === 0 ? <p className="text-muted">{none}</p> : children(data))}
      </Loaded>
    </RecordSection>
  )
}
