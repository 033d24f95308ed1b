import { ImageField } from "#dashboard/form/image-field.tsx"
import { LinkField } from "#dashboard/form/link-field.tsx"
import type { RecordFields } from "#dashboard/list/simple-list.tsx"
import { useTexts } from "#i18n/language.tsx"
import { TextField } from "#ui/form/fields.tsx"
import { teamTexts } from "./texts.ts"

/** In the order of the product document; the labels are among the texts of the screen. */
export const socialLinks = ["facebookLink", "twitterLink", "linkedinLink", "instagramLink"] as const

type MemberFieldsProps = {
  form: RecordFields<"serial" | "photo" | "name" | "email" | "designation" | "phone" | (typeof socialLinks)[number]>
  /** A new member is the last one. */
  hasSerial: boolean
}

/** Required fields have (*) in their label, as the product document demands. */
export function MemberFields({ form: { optional, image }, hasSerial }: MemberFieldsProps) {
  const { inputs, linkHint } = useTexts(teamTexts)
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {hasSerial && (
          <TextField
            label={inputs.serial}
            inputMode="numeric"
            autoComplete="off"
            aria-required
            {...optional("serial")}
          />
        )}
        <TextField label={inputs.name} autoComplete="off" aria-required {...optional("name")} />
        <TextField label={inputs.designation} autoComplete="off" aria-required {...optional("designation")} />
        <TextField label={inputs.email} type="email" autoComplete="off" aria-required {...optional("email")} />
        <TextField label={inputs.phone} type="tel" autoComplete="off" {...optional("phone")} />
      </div>
      <ImageField label={inputs.photo} aria-required {...image("photo")} {...optional("photo")} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {socialLinks.map((link) => (
          <LinkField key={link} label={inputs[link]} placeholder="https://" {...optional(link)} />
        ))}
        <p className="text-muted text-sm sm:col-span-2">{linkHint}</p>
      </div>
    </>
  )
}
