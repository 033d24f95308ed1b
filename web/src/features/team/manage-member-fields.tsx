import type { ReactNode } from "react"
import { PictureField } from "#dashboard/picture-field.tsx"
import { teamWords } from "#i18n/screens/teams.ts"
import { useWords } from "#i18n/words.ts"
import { TextField } from "#ui/text-field.tsx"

/** In the order of the product document; what they are called is the screen's words' matter. */
export const socialLinks = ["facebookLink", "twitterLink", "linkedinLink", "instagramLink"] as const

type Name = "photo" | "name" | "email" | "designation" | "phone" | (typeof socialLinks)[number]

type MemberFieldsProps = {
  /** Ties a control to the form. */
  tie: (name: Name) => { name: string; error?: string }
  photo: string
  onPhoto: (address: string) => void
  /** What only one of the two forms has. */
  children?: ReactNode
}

/** Required ones say so by the (*) of their label, as the product document has it. */
export function MemberFields({ tie, photo, onPhoto, children }: MemberFieldsProps) {
  const { inputs, linkHint } = useWords(teamWords)
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {children}
        <TextField label={inputs.name} autoComplete="off" aria-required {...tie("name")} />
        <TextField label={inputs.designation} autoComplete="off" aria-required {...tie("designation")} />
        <TextField label={inputs.email} type="email" autoComplete="off" aria-required {...tie("email")} />
        <TextField label={inputs.phone} type="tel" autoComplete="off" {...tie("phone")} />
      </div>
      <PictureField label={inputs.photo} address={photo} onAddress={onPhoto} aria-required {...tie("photo")} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {socialLinks.map((link) => (
          <TextField
            key={link}
            label={inputs[link]}
            type="url"
            autoComplete="off"
            placeholder="https://"
            {...tie(link)}
          />
        ))}
        <p className="text-muted text-sm sm:col-span-2">{linkHint}</p>
      </div>
    </>
  )
}
