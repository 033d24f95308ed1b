import type { ReactNode } from "react"
import { ImageField } from "#dashboard/image-field.tsx"
import { LinkField } from "#dashboard/link-field.tsx"
import { useTexts } from "#i18n/language.tsx"
import { TextField } from "#ui/fields.tsx"
import { teamTexts } from "./texts.ts"

/** In the order of the product document; the labels are among the texts of the screen. */
export const socialLinks = ["facebookLink", "twitterLink", "linkedinLink", "instagramLink"] as const

type Name = "photo" | "name" | "email" | "designation" | "phone" | (typeof socialLinks)[number]

type MemberFieldsProps = {
  field: (name: Name) => { name: string; error?: string }
  photo: { url: string; onUrlChange: (url: string) => void }
  /** Fields of only one of the two forms. */
  children?: ReactNode
}

/** Required fields have (*) in their label, as the product document demands. */
export function MemberFields({ field, photo, children }: MemberFieldsProps) {
  const { inputs, linkHint } = useTexts(teamTexts)
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {children}
        <TextField label={inputs.name} autoComplete="off" aria-required {...field("name")} />
        <TextField label={inputs.designation} autoComplete="off" aria-required {...field("designation")} />
        <TextField label={inputs.email} type="email" autoComplete="off" aria-required {...field("email")} />
        <TextField label={inputs.phone} type="tel" autoComplete="off" {...field("phone")} />
      </div>
      <ImageField label={inputs.photo} aria-required {...photo} {...field("photo")} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {socialLinks.map((link) => (
          <LinkField key={link} label={inputs[link]} placeholder="https://" {...field(link)} />
        ))}
        <p className="text-muted text-sm sm:col-span-2">{linkHint}</p>
      </div>
    </>
  )
}
