import { type AnnouncementContent, announcedOn, today } from "contract"
import { inLanguage } from "#i18n/in-language.ts"
import { useTexts } from "#i18n/language.tsx"
import { Banner, PopupContent } from "./card.tsx"
import { Preview } from "./preview.tsx"
import { siteTexts } from "./texts.ts"

/** The banner and the popup as the home page shows them. */
export function AnnouncementPreview({ content, isSaved }: { content: AnnouncementContent; isSaved: boolean }) {
  const texts = useTexts(siteTexts)
  const { hasBanner, hasPopup } = content
  const isOnSite = announcedOn(today(), content) === "now"
  return (
    <Preview
      note={isSaved ? (isOnSite ? texts.previewSaved : texts.previewNotNow) : texts.previewText}
      empty={!hasBanner && !hasPopup && texts.previewEmpty}
    >
      {(language) => {
        const announced = { ...inLanguage(content, language), version: 0 }
        return (
          <>
            {hasBanner && <Banner label={siteTexts[language].bannerLabel} announced={announced} />}
            {hasPopup && (
              <div className="grid min-h-[30rem] items-center bg-veil px-4 py-6">
                <div className="mx-auto grid w-full max-w-xl grid-cols-[minmax(0,1fr)] gap-4 wrap-anywhere rounded-card border border-line bg-surface p-4 md:p-6">
                  <h2 className="py-2 text-xl">{announced.heading}</h2>
                  <PopupContent announced={announced} />
                </div>
              </div>
            )}
          </>
        )
      }}
    </Preview>
  )
}
