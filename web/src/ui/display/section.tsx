import type { ReactNode } from "react"
import { useI18n } from "#i18n/language.tsx"
import { classes } from "#ui/class-names.ts"
import { CheckIcon, DownIcon } from "#ui/image/icon.tsx"

type PageFrameProps = { above?: ReactNode; title: ReactNode; lead?: ReactNode; children: ReactNode }

/** The layout of a public page: breadcrumbs, title, lead and content. */
export function PageFrame({ above, title, lead, children }: PageFrameProps) {
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-8 px-4 py-10 md:gap-12 md:px-6 md:py-16">
      <header className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {above}
        <h1 className="break-words text-3xl md:text-4xl">{title}</h1>
        {lead && <p className="measure text-lg text-muted">{lead}</p>}
      </header>
      {children}
    </div>
  )
}

type SectionProps = {
  id: string
  title: ReactNode
  lead?: ReactNode
  /** On a wide screen the heading is beside the content. */
  isBeside?: boolean
  className?: string
  children: ReactNode
}

export function Section({ id, title, lead, isBeside = false, className, children }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={classes(
        "defer-offscreen grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6",
        isBeside && "lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-12",
        className,
      )}
    >
      <header className="grid content-start gap-2">
        <h2 id={id} className="scroll-mt-6 break-words text-2xl md:text-3xl">
          {title}
        </h2>
        {lead && <p className="measure text-muted">{lead}</p>}
      </header>
      {children}
    </section>
  )
}

/** The call to action at the end of a page. */
export function ClosingPanel({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="deep grid gap-4 rounded-card p-6 md:p-10">
      <h2 className="text-2xl md:text-3xl">{title}</h2>
      <p className="measure text-muted">{text}</p>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">{children}</div>
    </section>
  )
}

/** A quieter end, for pages that are read or looked at. */
export function ClosingStrip({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="grid items-center gap-x-12 gap-y-4 border-brand border-l-2 pl-6 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid gap-1">
        <h2 className="text-2xl">{title}</h2>
        <p className="measure text-muted">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">{children}</div>
    </section>
  )
}

export function CheckList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={classes("grid gap-x-6 gap-y-3", className)}>
      {items.map((item) => (
        <li key={item} className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
          <CheckIcon width={2.25} className="mt-1 text-brand" />
          {item}
        </li>
      ))}
    </ul>
  )
}

type ParagraphsProps = { lines: readonly string[]; lang?: string | undefined; className?: string }

export function Paragraphs({ lines, lang, className }: ParagraphsProps) {
  return (
    <div lang={lang} className={classes("measure grid", className)}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and are never reordered
        <p key={index} className="wrap-anywhere">
          {line}
        </p>
      ))}
    </div>
  )
}

type TitledText = { title: string; text: string }

/** Short texts of equal importance, as cards side by side. */
export function TextCards({ items }: { items: readonly TitledText[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3 lg:[&:has(>:nth-child(4):last-child)]:grid-cols-4">
      {items.map(({ title, text }) => (
        <li key={title} className="grid content-start gap-2 rounded-card border border-line bg-surface p-6">
          <h3 className="text-lg">{title}</h3>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** A lighter version for many texts: a line above each instead of a card. */
export function TextGrid({ items }: { items: readonly TitledText[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3 lg:[&:has(>:nth-child(4):last-child)]:grid-cols-4">
      {items.map(({ title, text }) => (
        <li key={title} className="grid content-start gap-1 border-line border-t pt-4">
          <h3 className="text-lg">{title}</h3>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}

type StepsProps = {
  steps: readonly TitledText[]
  /** Grid classes for several columns; in a single column a line connects the steps. */
  columns?: string
}

/** Numbered steps. Screen readers get the numbers from the `<ol>`. */
export function Steps({ steps, columns }: StepsProps) {
  const { format } = useI18n()
  return (
    <ol className={classes("grid content-start", columns)}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className="group grid min-w-0 grid-cols-[auto_minmax(0,1fr)] gap-x-4">
          <div aria-hidden="true" className="grid grid-rows-[auto_1fr] justify-items-center">
            <span className="flex size-10 items-center justify-center rounded-full bg-brand-soft font-semibold text-brand">
              {format.number(index + 1)}
            </span>
            {!columns && <span className="w-px bg-line group-last:hidden" />}
          </div>
          <div
            className={classes(
              "wrap-anywhere grid min-w-0 content-start gap-1 pt-1.5",
              !columns && "pb-8 group-last:pb-0",
            )}
          >
            <h3 className="text-lg">{title}</h3>
            <p className="text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The summary of a `<details class="group">`. */
export function Summary({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <summary
      className={classes(
        "flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden",
        className,
      )}
    >
      {children}
      <DownIcon className="text-brand transition-transform duration-150 group-open:rotate-180 print:hidden" />
    </summary>
  )
}
