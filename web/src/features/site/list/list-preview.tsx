import { itemKey, type Language, type SiteItem, type SiteList } from "contract"
import type { ReactNode } from "react"
import { Preview } from "#features/site/preview.tsx"
import { itemsIn, useTexts } from "#i18n/language.tsx"
import { AccreditationCards, PartnerGrid } from "#site/component/partner-grid.tsx"
import { PaymentWays } from "#site/component/payment-ways.tsx"
import { TrainingCards } from "#site/component/training-cards.tsx"
import { Figures } from "#ui/display/figures.tsx"
import { listTexts } from "./list-texts.ts"
import { type Item, nameOf } from "./use-items.ts"

type Shown<List extends SiteList> = readonly Omit<SiteItem<List>, "en">[]

/** The parts of pages that show a list. */
const parts: { readonly [List in SiteList]?: (items: Shown<List>, language: Language) => ReactNode } = {
  hero: (items) => (
    <ol className="grid gap-4 sm:grid-cols-3">
      {items.map(({ image, text }) => (
        <li key={image} className="grid content-start gap-1 text-sm">
          {image && (
            <img
              src={image}
              alt=""
              width={1200}
              height={900}
              referrerPolicy="no-referrer"
              className="aspect-4/3 w-full rounded-card border border-line bg-sunken object-cover"
            />
          )}
          {text}
        </li>
      ))}
    </ol>
  ),
  numbers: (items) => <Figures items={items} />,
  partners: (partners) => <PartnerGrid partners={partners} />,
  accreditations: (items) => <AccreditationCards items={items} />,
  trainings: (trainings, language) => {
    const { fields, states } = listTexts[language]
    return <TrainingCards trainings={trainings} texts={{ ...fields.trainings, statuses: states }} />
  },
  paymentWays: (ways) => <PaymentWays ways={ways} />,
}

const heights: { readonly [List in SiteList]?: string } = { paymentWays: "h-40", numbers: "h-96" }

/** Without entries that cannot be saved: those that have no name yet, or are in the list twice. */
function savable(list: SiteList, items: readonly Item[]): Item[] {
  const named = items.filter((item) => nameOf(item).trim() !== "")
  return [...new Map(named.map((item) => [itemKey(list, item as never), item])).values()]
}

type ListPreviewProps = { list: SiteList; items: readonly Item[]; isSaved: boolean }

export function ListPreview({ list, items, isSaved }: ListPreviewProps) {
  const texts = useTexts(listTexts)
  const part = parts[list] as ((items: readonly object[], language: Language) => ReactNode) | undefined
  if (!part) return null
  const shown = savable(list, items)
  return (
    <Preview
      note={isSaved ? texts.saved : texts.unsaved}
      empty={shown.length === 0 && texts.empty}
      height={heights[list]}
    >
      {(language) => <div className="p-4">{part(itemsIn(shown, language), language)}</div>}
    </Preview>
  )
}
