import type { Overview, SiteSection } from "contract"
import { sectionPaths } from "#dashboard/section-paths.ts"
import { screens } from "#features/registry.ts"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { AttentionItem, ItemLink } from "./attention-item.tsx"
import { overviewTexts } from "./texts.ts"

type UnsavedSectionsProps = { sections: readonly SiteSection[]; isSample: Overview["demo"]["hasSite"] }

/** The parts of the site that say nothing of the office's own. */
export function UnsavedSections({ sections, isSample }: UnsavedSectionsProps) {
  const { texts, language, format } = useTextsAndFormat(overviewTexts)
  const nameOf = (to: string) => screens.find(({ path }) => path === to)?.label[language]
  return (
    <AttentionItem
      tone={isSample ? "urgent" : "looking"}
      title={texts.unsaved(format.number(sections.length))}
      text={isSample ? texts.unsavedSample : texts.unsavedText}
    >
      <ul className="flex flex-wrap gap-x-6">
        {sections.map((section) => (
          <li key={section}>
            <ItemLink to={sectionPaths[section]}>{nameOf(sectionPaths[section])}</ItemLink>
          </li>
        ))}
      </ul>
    </AttentionItem>
  )
}
