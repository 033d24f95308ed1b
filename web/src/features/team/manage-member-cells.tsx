import type { TeamMember } from "contract"
import { teamWords } from "#i18n/screens/teams.ts"
import { useWords } from "#i18n/words.ts"
import { ExternalLink } from "#ui/external-link.tsx"
import { socialLinks } from "./manage-social-links.ts"

const link = "wrap-anywhere inline-flex min-h-11 items-center text-brand text-sm lg:min-h-6"

export function NameAndDesignation({ name, designation }: TeamMember) {
  return (
    <div className="@4xl:min-w-40 @4xl:max-w-72">
      <span className="wrap-anywhere block font-semibold">{name}</span>
      <span className="wrap-anywhere block text-muted text-sm">{designation}</span>
    </div>
  )
}

export function Contact({ email, phone }: TeamMember) {
  return (
    <div className="grid justify-items-start @4xl:min-w-40 @4xl:max-w-64">
      <a href={`mailto:${email}`} className={link}>
        {email}
      </a>
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={`${link} tabular`}>
          {phone}
        </a>
      )}
    </div>
  )
}

export function SocialLinks({ member }: { member: TeamMember }) {
  const { inputs, linkOf } = useWords(teamWords)
  const given = socialLinks.filter((name) => member[name])
  if (given.length === 0) return "–"
  return (
    <ul className="flex flex-wrap gap-x-4 @4xl:min-w-36">
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
