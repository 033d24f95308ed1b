import { Logo } from "#site/component/logo.tsx"
import { TypedText } from "#ui/text/typed-text.tsx"

type Named = { image: string; name: string }

/** The partners, three in a row. */
export function PartnerGrid({ partners }: { partners: readonly Named[] }) {
  return (
    // The lines on the right and below are outside, so an incomplete last row has no gap in another colour.
    <ul className="grid grid-cols-3 overflow-hidden rounded-card border border-line bg-surface">
      {partners.map(({ image, name }) => (
        <li
          key={name}
          className="-mr-px -mb-px flex flex-col items-center justify-center gap-1 border-line border-r sm:gap-2 border-b px-1.5 py-2.5 text-center text-xs leading-snug sm:px-2 sm:py-5 sm:text-sm md:flex-row md:gap-4 md:py-6 md:text-base"
        >
          <Logo image={image} className="size-8 shrink-0 sm:size-12" />
          <span className="wrap-anywhere min-w-0 max-w-full md:w-36 md:text-left">
            <TypedText text={name} />
          </span>
        </li>
      ))}
    </ul>
  )
}

export function AccreditationCards({ items }: { items: readonly (Named & { text: string })[] }) {
  return (
    <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2 sm:gap-4 md:gap-6 lg:grid-cols-4">
      {items.map(({ image, name, text }) => (
        <li
          key={name}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-3 sm:p-6 lg:flex-col lg:gap-4 lg:flex-nowrap lg:items-start"
        >
          <Logo image={image} className="size-10 shrink-0 sm:size-16" />
          <div className="wrap-anywhere grid min-w-0 flex-1 basis-36 gap-1 lg:flex-none lg:basis-auto lg:max-w-full">
            <h3 className="leading-snug">
              <TypedText text={name} />
            </h3>
            {text && (
              <p className="text-muted text-sm">
                <TypedText text={text} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
