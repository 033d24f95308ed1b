import { type AnnouncementContent, announcedOn, type Language, languages, today } from "contract"
import { type ReactNode, useEffect, useState } from "react"
import { createPortal } from "react-dom"
import { RecordSection } from "#dashboard/record-section.tsx"
import { inLanguage } from "#i18n/in-language.ts"
import { I18nContext, i18nFor, loadCommonTexts, useTexts } from "#i18n/language.tsx"
import { Button } from "#ui/button.tsx"
import { Banner, PopupContent } from "./card.tsx"
import { siteTexts } from "./texts.ts"

const widths = { phone: "w-[360px]", desktop: "w-[1024px]" } as const
const widthNames = ["phone", "desktop"] as const

/** The banner and the popup as the home page shows them, in both languages and on screens of two widths. */
export function Preview({ content, isSaved }: { content: AnnouncementContent; isSaved: boolean }) {
  const texts = useTexts(siteTexts)
  const [language, setLanguage] = useState<Language>("bn")
  const [width, setWidth] = useState<keyof typeof widths>("phone")
  const announced = { ...inLanguage(content, language), version: 0 }
  const { heading, hasBanner, hasPopup } = announced
  const isOnSite = announcedOn(today(), content) === "now"
  const title = texts.previewOf(texts.languages[language], texts.widths[width])
  const choice = <Name extends string>(name: Name, label: string, chosen: Name, choose: (name: Name) => void) => (
    <Button
      key={name}
      aria-pressed={name === chosen}
      className="aria-pressed:bg-brand-soft"
      onClick={() => choose(name)}
    >
      {label}
    </Button>
  )
  return (
    <RecordSection title={texts.preview}>
      <p className="text-muted text-sm">
        {isSaved ? (isOnSite ? texts.previewSaved : texts.previewNotNow) : texts.previewText}
      </p>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <div className="flex gap-2">
          {languages.map((each) => choice(each, texts.languages[each], language, setLanguage))}
        </div>
        <div className="flex gap-2">{widthNames.map((each) => choice(each, texts.widths[each], width, setWidth))}</div>
      </div>
      {hasBanner || hasPopup ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        <section tabIndex={0} aria-label={title} className="overflow-x-auto rounded-card border border-line">
          <Frame title={title} className={`h-[40rem] ${widths[width]}`} language={language}>
            {hasBanner && <Banner label={siteTexts[language].bannerLabel} announced={announced} />}
            {hasPopup && (
              <div className="grid min-h-[30rem] items-center bg-veil px-4 py-6">
                <div className="mx-auto grid w-full max-w-xl grid-cols-[minmax(0,1fr)] gap-4 wrap-anywhere rounded-card border border-line bg-surface p-4 md:p-6">
                  <h2 className="py-2 text-xl">{heading}</h2>
                  <PopupContent announced={announced} />
                </div>
              </div>
            )}
          </Frame>
        </section>
      ) : (
        <p className="rounded-card border border-line bg-sunken p-4">{texts.previewEmpty}</p>
      )}
    </RecordSection>
  )
}

type FrameProps = { title: string; className: string; language: Language; children: ReactNode }

/** A document of its own, so that its width decides how the page is laid out. Nothing in it can be pressed. */
function Frame({ title, className, language, children }: FrameProps) {
  const [inner, setInner] = useState<Document | null>(null)
  const [texts, setTexts] = useState<Parameters<typeof i18nFor>>()
  useEffect(() => {
    let isCurrent = true
    loadCommonTexts(language).then(
      (loaded) => isCurrent && setTexts([language, loaded]),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [language])
  useEffect(() => {
    if (!inner) return
    const { documentElement: root } = document
    inner.documentElement.className = root.className
    Object.assign(inner.documentElement.dataset, root.dataset)
    // Those that a script has loaded, where the system has no Bengali font; the others are in the style sheets.
    for (const face of document.fonts) if (face.family.includes("Now")) inner.fonts.add(face)
    inner.documentElement.lang = language
    inner.body.inert = true
    inner.head.replaceChildren(
      ...Array.from(document.querySelectorAll("link[rel=stylesheet]"), (link) => link.cloneNode()),
    )
  }, [inner, language])
  return (
    <>
      {/* Chromium loads it before React listens, Firefox replaces its document when it has loaded. */}
      <iframe
        ref={(frame) => {
          if (frame) setInner(frame.contentDocument)
        }}
        title={title}
        className={`block ${className}`}
        onLoad={({ currentTarget }) => setInner(currentTarget.contentDocument)}
      />
      {inner && texts && createPortal(<I18nContext value={i18nFor(...texts)}>{children}</I18nContext>, inner.body)}
    </>
  )
}
