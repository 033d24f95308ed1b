import { type ComponentProps, type ReactNode, useId } from "react"
import { Link } from "react-router"
import { Loaded } from "#dashboard/record/loaded.tsx"
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

type RecordSectionProps = {
  title: string
  /** Beside the title. */
  action?: ReactNode
  /** For links to the section. */
  id?: string
  children: ReactNode
}

export function RecordSection({ title, action, id, children }: RecordSectionProps) {
  const headingId = useId()
  return (
    <section id={id} aria-labelledby={headingId} className="grid scroll-mt-4 grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
        <h2 id={headingId} className="text-lg">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}

export const sectionLinkClass = "inline-flex min-h-11 items-center font-semibold text-brand text-sm lg:min-h-8"

/** Beside the title of a section. */
export const SectionLink = (props: ComponentProps<typeof Link>) => <Link {...props} className={sectionLinkClass} />

/** Rows in one frame. */
export const frameClass = "divide-y divide-line rounded-card border border-line bg-surface"

/** A list of names and values. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={frameClass}>{children}</dl>
}

type FactProps = {
  name: string
  /** Below the name, for a long text. */
  isLong?: boolean
  children: ReactNode
}

/** One name and its value; nothing if the value is empty. */
export function Fact({ name, isLong = false, children }: FactProps) {
  if (children === "" || children === false || children === null || children === undefined) return null
  return (
    <div
      className={
        isLong
          ? "grid gap-1 px-4 py-3"
          : "grid min-h-12 content-center gap-x-4 px-4 py-2 sm:grid-cols-[10rem_minmax(0,1fr)] sm:items-center"
      }
    >
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="wrap-anywhere min-w-0">{children}</dd>
    </div>
  )
}
