import { Fragment } from "react"
import { useI18n } from "#i18n/language.tsx"
import type { CheckMessageContent } from "#site/en/check-message.ts"
import { CheckIcon, WarningIcon } from "#ui/image/icon.tsx"

/** Addresses that look alike; the part that says who owns them stands out. They are no links. */
export function WebAddresses({ texts }: { texts: CheckMessageContent["address"] }) {
  return (
    <div className="grid content-start gap-4 self-start rounded-card border border-line bg-surface p-6">
      <h3 className="text-lg">{texts.caption}</h3>
      <ul className="divide-y divide-line border-line border-y">
        {texts.rows.map(({ before, owner, after, verdict }, index) => (
          <li key={owner} className="grid gap-2 py-4">
            <p lang="en" className="wrap-anywhere text-muted">
              {before}
              <mark className="inline-block max-w-full rounded-sm bg-brand-soft font-semibold text-ink">
                <TextWithHosts text={owner} />
              </mark>
              {after}
            </p>
            <p className="flex items-center gap-2 font-semibold">
              {index === 0 ? <CheckIcon className="text-brand" /> : <WarningIcon className="text-accent" />}
              <span className="wrap-anywhere min-w-0">
                <TextWithHosts text={verdict} />
              </span>
            </p>
          </li>
        ))}
      </ul>
      <p className="font-semibold">{texts.note}</p>
    </div>
  )
}

/** Host names break before a dot, not after a hyphen: readers must see the whole name. */
function TextWithHosts({ text }: { text: string }) {
  return text.split(/(\S*\w\.\w\S*)/).map((part, index) =>
    index % 2 === 0
      ? part
      : part.split(/(?=\.\w)/).map((label) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are never reordered
          <Fragment key={`${index} ${label}`}>
            <wbr />
            <span className="inline-block max-w-full">{label}</span>
          </Fragment>
        )),
  )
}

/** Invented scam messages, drawn as a phone shows them. The links in them are only text. */
export function ExampleMessages({ texts }: { texts: CheckMessageContent["examples"] }) {
  const { format } = useI18n()
  return (
    <ol className="grid gap-8 lg:grid-cols-3 lg:gap-6">
      {texts.items.map(({ from, text, clues }, index) => (
        <li key={from} className="grid content-start gap-4 rounded-card border border-line bg-surface p-4 md:p-6">
          <figure className="grid gap-2">
            <figcaption className="text-muted text-sm">
              {format.number(index + 1)}. {texts.from}: <span className="font-semibold text-ink">{from}</span>
            </figcaption>
            <blockquote className="rounded-card rounded-tl-none bg-sunken p-4">
              <p className="wrap-anywhere">
                <TextWithHosts text={text} />
              </p>
            </blockquote>
          </figure>
          <div className="grid gap-2">
            <h3 className="text-lg">{texts.why}</h3>
            <ul className="grid gap-2">
              {clues.map((clue) => (
                <li key={clue} className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
                  <WarningIcon className="mt-1 text-accent" />
                  <span className="wrap-anywhere">
                    <TextWithHosts text={clue} />
                  </span>
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ol>
  )
}
