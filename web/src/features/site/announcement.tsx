import {
  type Announcement,
  type AnnouncementContent,
  announcedOn,
  getAnnouncement,
  resetAnnouncement,
  today,
  UpdateAnnouncement,
  updateAnnouncement,
} from "contract"
import type { FieldValues } from "react-hook-form"
import type { EditForm } from "#api/form/edit-form.ts"
import { EnglishTab } from "#dashboard/form/english-tab.tsx"
import { ImageField } from "#dashboard/form/image-field.tsx"
import { LinkField } from "#dashboard/form/link-field.tsx"
import { inLanguage, useTexts } from "#i18n/language.tsx"
import { CheckBox } from "#ui/form/check-box.tsx"
import { TextArea, TextField } from "#ui/form/fields.tsx"
import { announcementTexts } from "./announcement-texts.ts"
import { Banner, PopupContent } from "./card.tsx"
import { Preview } from "./preview.tsx"
import { sectionScreen } from "./section-screen.tsx"
import { siteTexts } from "./texts.ts"

/** The banner and the popup as the home page shows them. */
function AnnouncementPreview({ content, isSaved }: { content: AnnouncementContent; isSaved: boolean }) {
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

type Input = AnnouncementContent & FieldValues

export const AnnouncementScreen = sectionScreen<Input, UpdateAnnouncement, Announcement>({
  section: "announcement",
  get: getAnnouncement,
  update: updateAnnouncement as never,
  reset: resetAnnouncement,
  nothing: { hasBanner: false, hasPopup: false },
  schema: UpdateAnnouncement as never,
  inputOf: ({ version, isShipped, changedBy, updatedAt, ...content }) => content,
  labels: announcementTexts,
  fields: (form) => <Fields form={form} />,
  preview: (content, isSaved) => <AnnouncementPreview {...{ content, isSaved }} />,
})

function Fields({ form }: { form: EditForm<Input, UpdateAnnouncement> }) {
  const texts = useTexts(announcementTexts)
  const { hasBanner, hasPopup } = form.form.watch()
  const { banner, heading, text, button } = texts
  const needed = (isNeeded: boolean) => (isNeeded ? form.field : form.optional)
  const check = (name: "hasBanner" | "hasPopup", checked: boolean) => (
    <CheckBox
      className="font-semibold"
      checked={checked}
      onChange={({ target }) => form.setField(name, target.checked as never)}
    >
      {texts[name]}
    </CheckBox>
  )
  const group = "grid grid-cols-[minmax(0,1fr)] gap-5 border-line border-t pt-5"
  return (
    <>
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-1.5 font-semibold">{texts.days}</legend>
        <p className="text-muted text-sm">{texts.daysText}</p>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField type="date" label={texts.firstDay} {...form.optional("firstDay")} />
          <TextField type="date" label={texts.lastDay} {...form.optional("lastDay")} />
        </div>
      </fieldset>
      <EnglishTab form={form as never} labels={{ banner, heading, text, button }} rows={{ text: 3 }}>
        <div>
          {check("hasBanner", hasBanner)}
          <p className="text-muted text-sm">{texts.bannerText}</p>
        </div>
        <TextField label={banner} autoComplete="off" {...needed(hasBanner)("banner")} />
        <LinkField label={texts.bannerLink} hint={texts.linkHint} {...form.optional("bannerLink")} />
        <div className={group}>
          <div>
            {check("hasPopup", hasPopup)}
            <p className="text-muted text-sm">{texts.popupText}</p>
          </div>
          <TextField label={heading} autoComplete="off" {...needed(hasPopup)("heading")} />
          <TextArea label={text} rows={3} {...form.optional("text")} />
          <TextField label={button} autoComplete="off" hint={texts.buttonHint} {...form.optional("button")} />
          <LinkField label={texts.link} hint={texts.linkHint} {...form.optional("link")} />
          <ImageField label={texts.image} {...form.image("image")} {...form.optional("image")} />
        </div>
      </EnglishTab>
    </>
  )
}
