import { formatPhone, type TeamMember } from "contract"
import { useTexts } from "#i18n/language.tsx"
import { ExternalLink } from "#ui/button/external-link.tsx"
import { ClampedText } from "#ui/text/clamped-text.tsx"
import { socialLinks } from "./manage-member-fields.tsx"
import { teamTexts } from "./texts.ts"

const link = "wrap-anywhere inline-flex min-h-11 items-center text-brand text-sm lg:min-h-6"

export function NameAndDesignation({ name, designation }: TeamMember) {
  return (
    <div className="@3xl:min-w-28 @3xl:max-w-72">
      <ClampedText text={name} className="font-semibold" />
      <ClampedText text={designation} className="text-muted text-sm" />
    </div>
  )
}

export function Contact({ email, phone }: TeamMember) {
  return (
    <div className="grid justify-items-start @3xl:min-w-40 @3xl:max-w-64">
      <a href={`mailto:${email}`} className={link}>
        <ClampedText text={email} />
      </a>
      {phone && (
        <a href={`tel:${phone}`} className={`${link} tabular`}>
          {formatPhone(phone)}
        </a>
      )}
    </div>
  )
}

export function SocialLinks({ member }: { member: TeamMember }) {
  const { inputs, linkOf } = useTexts(teamTexts)
  const given = socialLinks.filter((name) => member[name])
  if (given.length === 0) return "–"
  return (
    <ul className="flex flex-wrap gap-x-4 @3xl:min-w-20">
      {given.map((name) => (
        <li key={name}>
          <ExternalLink href={member[name]} className={link}>
            {inputs[name]}
            <span className="sr-only"> {linkOf(member.name)}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
