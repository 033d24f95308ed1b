import {
  type ContactContent,
  type ContactLink,
  contactLinks,
  getSiteContact,
  resetSiteContact,
  type SiteContact,
  UpdateSiteContact,
  updateSiteContact,
} from "contract"
import { type ReactNode, useEffect } from "react"
import type { FieldValues } from "react-hook-form"
import type { EditForm } from "#api/form/edit-form.ts"
import { EnglishTab } from "#dashboard/form/english-tab.tsx"
import { LinkField } from "#dashboard/form/link-field.tsx"
import { useTexts } from "#i18n/language.tsx"
import { AddressLink, ChatLinks, MailLink, NetworkLinks, PhoneLink } from "#site/component/contact-links.tsx"
import { SiteSettingsContext, useOffice, useSiteSettings } from "#site/site-settings.ts"
import { TextField } from "#ui/form/fields.tsx"
import { contactTexts } from "./contact-texts.ts"
import { Preview } from "./preview.tsx"
import { sectionScreen } from "./section-screen.tsx"

type Input = ContactContent & FieldValues

const inputOf = ({ version, isShipped, changedBy, updatedAt, ...content }: SiteContact): Input => content

export const ContactScreen = sectionScreen<Input, UpdateSiteContact, SiteContact>({
  section: "contact",
  get: getSiteContact,
  update: updateSiteContact as never,
  reset: resetSiteContact,
  schema: UpdateSiteContact as never,
  inputOf,
  isWide: true,
  useSaved: useSavedContact,
  labels: contactTexts,
  fields: (form) => <Fields form={form} />,
  preview: (content, isSaved) => <ContactPreview {...{ content, isSaved }} />,
})

/** The footer shows what is saved. */
function useSavedContact(saved: SiteContact | undefined) {
  const { changeCompany } = useSiteSettings()
  useEffect(() => {
    if (saved) changeCompany?.({ contact: inputOf(saved) })
  }, [saved, changeCompany])
}

const isForm = (name: ContactLink) => contactLinks.indexOf(name) >= contactLinks.indexOf("chat")

function Fields({ form }: { form: EditForm<Input, UpdateSiteContact> }) {
  const texts = useTexts(contactTexts)
  const { address, hours } = texts
  const link = (name: ContactLink) => <LinkField key={name} label={texts[name]} {...form.optional(name)} />
  return (
    <>
      <EnglishTab form={form as never} labels={{ address, hours }}>
        <Group title={texts.office}>
          <TextField type="email" label={texts.email} autoComplete="off" {...form.field("email")} />
          <TextField type="tel" label={texts.phone} autoComplete="off" {...form.field("phone")} />
          <TextField label={address} autoComplete="off" {...form.optional("address")} />
          <TextField label={hours} autoComplete="off" {...form.optional("hours")} />
          {link("mapUrl")}
        </Group>
      </EnglishTab>
      <Group title={texts.networks} text={texts.blank}>
        {contactLinks.filter((name) => name !== "mapUrl" && !isForm(name)).map(link)}
      </Group>
      <Group title={texts.forms}>{contactLinks.filter(isForm).map(link)}</Group>
    </>
  )
}

function Group({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-1.5 font-semibold text-lg">{title}</legend>
      {text && <p className="text-muted text-sm">{text}</p>}
      <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}

function ContactPreview({ content, isSaved }: { content: ContactContent; isSaved: boolean }) {
  const texts = useTexts(contactTexts)
  const settings = useSiteSettings()
  return (
    <Preview note={isSaved ? texts.saved : texts.unsaved} height="h-96">
      {() => (
        <SiteSettingsContext value={{ ...settings, contact: content }}>
          <Office />
        </SiteSettingsContext>
      )}
    </Preview>
  )
}

const line = "inline-flex min-h-8 items-center text-muted"

function Office() {
  const { hours } = useOffice()
  const { networks } = useTexts(contactTexts)
  return (
    <div className="wrap-anywhere grid content-start gap-1 p-4">
      <MailLink className={line} />
      <PhoneLink className={line} />
      <p className="flex flex-wrap gap-x-4">
        <ChatLinks className={line} />
      </p>
      <p className="text-muted">{hours}</p>
      <p>
        <AddressLink className={line} />
      </p>
      <NetworkLinks label={networks} />
    </div>
  )
}
