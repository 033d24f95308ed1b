import {
  getSiteLegal,
  type LegalContent,
  resetSiteLegal,
  type SiteLegal,
  UpdateSiteLegal,
  updateSiteLegal,
} from "contract"
import { useEffect } from "react"
import type { FieldValues } from "react-hook-form"
import type { EditForm } from "#api/form/edit-form.ts"
import { EnglishTab } from "#dashboard/form/english-tab.tsx"
import { useTexts } from "#i18n/language.tsx"
import { SiteSettingsContext, useLegal, useSiteSettings } from "#site/site-settings.ts"
import { TextField } from "#ui/form/fields.tsx"
import { legalTexts } from "./legal-texts.ts"
import { Preview } from "./preview.tsx"
import { sectionScreen } from "./section-screen.tsx"

type Input = LegalContent & FieldValues

const contentOf = ({ version, isShipped, changedBy, updatedAt, ...content }: SiteLegal): Input => content
const blank: Input = { legalName: "", tradeLicence: "", bin: "", en: { legalName: "" } }

export const LegalScreen = sectionScreen<Input, UpdateSiteLegal, SiteLegal>({
  section: "legal",
  get: getSiteLegal,
  update: updateSiteLegal as never,
  reset: resetSiteLegal,
  schema: UpdateSiteLegal as never,
  // Numbers that nobody has must not be saved with a real name.
  inputOf: (record) => (record.isShipped ? blank : contentOf(record)),
  useSaved: useSavedLegal,
  labels: legalTexts,
  fields: (form) => <Fields form={form} />,
  preview: (content, isSaved) => <LegalPreview {...{ content, isSaved }} />,
})

/** The footer shows what is saved. */
function useSavedLegal(saved: SiteLegal | undefined) {
  const { changeCompany } = useSiteSettings()
  useEffect(() => {
    if (saved) changeCompany?.({ legal: contentOf(saved) })
  }, [saved, changeCompany])
}

function Fields({ form }: { form: EditForm<Input, UpdateSiteLegal> }) {
  const { legalName, tradeLicence, bin } = useTexts(legalTexts)
  return (
    <>
      <EnglishTab form={form as never} labels={{ legalName }}>
        <TextField label={legalName} autoComplete="off" {...form.optional("legalName")} />
      </EnglishTab>
      <TextField label={tradeLicence} autoComplete="off" {...form.optional("tradeLicence")} />
      <TextField label={bin} autoComplete="off" {...form.optional("bin")} />
    </>
  )
}

function LegalPreview({ content, isSaved }: { content: LegalContent; isSaved: boolean }) {
  const texts = useTexts(legalTexts)
  const settings = useSiteSettings()
  const isBlank = [content.legalName, content.tradeLicence, content.bin].every((text) => text.trim() === "")
  return (
    <Preview note={isSaved ? texts.saved : texts.unsaved} empty={isBlank && texts.blank} height="h-32">
      {() => (
        <SiteSettingsContext value={{ ...settings, legal: content }}>
          <Registered />
        </SiteSettingsContext>
      )}
    </Preview>
  )
}

function Registered() {
  const { legalName, registration } = useLegal()
  return (
    <div className="wrap-anywhere grid gap-1 p-4">
      <p>{legalName}</p>
      <p className="text-muted">{registration}</p>
    </div>
  )
}
