import type { Overview } from "contract"
import { recordOf } from "#features/registry.ts"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { AttentionItem, ItemLink } from "./attention-item.tsx"
import { ShowMoreList } from "./show-more-list.tsx"
import { overviewTexts } from "./texts.ts"

/** Images that the weekly check could not load, each with where it is replaced. */
export function BrokenImages({ images }: { images: Overview["brokenImages"] }) {
  const { texts, language, format } = useTextsAndFormat(overviewTexts)
  return (
    <AttentionItem tone="urgent" title={texts.broken(format.number(images.length))} text={texts.brokenText}>
      <ShowMoreList rows={images} rowKey={({ recordId, url }) => `${recordId} ${url}`}>
        {({ recordId, kind, name, url }) => {
          const { path, name: kindName, to = () => path } = recordOf(kind)
          return (
            <div className="py-1">
              <ItemLink to={to({ _id: recordId } as never)}>
                {kindName[language]}: {name}
              </ItemLink>
              <p className="wrap-anywhere text-muted text-sm">{url}</p>
            </div>
          )
        }}
      </ShowMoreList>
    </AttentionItem>
  )
}
