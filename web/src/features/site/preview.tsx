import { type Language, languages } from "contract"
import { type ReactNode, useEffect, useState } from "react"
import { createPortal } from "react-dom"
import { RecordSection } from "#dashboard/record/record-section.tsx"
import { I18nContext, i18nFor, loadCommonTexts, useTexts } from "#i18n/language.tsx"
import { Button } from "#ui/button/button.tsx"
import { siteTexts } from "./texts.ts"

const widths = { phone: "w-[360px]", desktop: "w-[1024px]" } as const
const widthNames = ["phone", "desktop"] as const

type PreviewProps = {
  /** The label above the preview. */
  note: string
  /** Instead of a preview of nothing. */
  empty?: string | false
  height?: string
  children: (language: Language) => ReactNode
}

/** A part of the site as visitors see it, in both languages and on screens of two widths. */
export function Preview({ note, empty = false, height = "h-[40rem]", children }: PreviewProps) {
  const texts = useTexts(siteTexts)
  const [language, setLanguage] = useState<Language>("bn")
  const [width, setWidth] = useState<keyof typeof widths>("phone")
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
      <p className="text-muted text-sm">{note}</p>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <div className="flex gap-2">
          {languages.map((each) => choice(each, texts.languages[each], language, setLanguage))}
        </div>
        <div className="flex gap-2">{widthNames.map((each) => choice(each, texts.widths[each], width, setWidth))}</div>
      </div>
      {empty ? (
        <p className="rounded-card border border-line bg-sunken p-4">{empty}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        <section tabIndex={0} aria-label={title} className="overflow-x-auto rounded-card border border-line">
          <Frame title={title} className={`${height} ${widths[width]}`} language={language}>
            {children(language)}
          </Frame>
        </section>
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
