import { CreateTeamMember, formatPhone, type TeamMember, UpdateTeamMember } from "contract"
import { ImageField } from "#dashboard/form/image-field.tsx"
import { LinkField } from "#dashboard/form/link-field.tsx"
import { type RecordFields, simpleList } from "#dashboard/list/simple-list.tsx"
import { useTexts } from "#i18n/language.tsx"
import { ExternalLink } from "#ui/button/button.tsx"
import { TextField } from "#ui/form/fields.tsx"
import { Avatar } from "#ui/image/avatar.tsx"
import { ClampedText } from "#ui/text/clamped-text.tsx"
import { team } from "./dashboard.ts"
import { teamTexts } from "./texts.ts"

/** In the order of the product document; the labels are among the texts of the screen. */
const socialLinks = ["facebookLink", "twitterLink", "linkedinLink", "instagramLink"] as const

type MemberFieldsProps = {
  form: RecordFields<"serial" | "photo" | "name" | "email" | "designation" | "phone" | (typeof socialLinks)[number]>
  /** A new member is the last one. */
  hasSerial: boolean
}

/** Required fields have (*) in their label, as the product document demands. */
function MemberFields({ form: { optional, image }, hasSerial }: MemberFieldsProps) {
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

const link = "wrap-anywhere inline-flex min-h-6 items-center text-brand"

function NameAndDesignation({ name, designation }: TeamMember) {
  return (
    <div className="@3xl:min-w-28 @3xl:max-w-72">
      <ClampedText isOneLine text={name} className="font-semibold" />
      <ClampedText isOneLine text={designation} className="text-muted text-xs leading-4!" />
    </div>
  )
}

function Contact({ email, phone }: TeamMember) {
  return (
    <div className="flex gap-x-2 leading-5 @3xl:grid @3xl:min-w-40 @3xl:max-w-64">
      <a href={`mailto:${email}`} className="text-brand">
        <ClampedText isOneLine text={email} />
      </a>{" "}
      {phone && (
        <a href={`tel:${phone}`} className="tabular whitespace-nowrap text-brand">
          {formatPhone(phone)}
        </a>
      )}
    </div>
  )
}

function SocialLinks({ member }: { member: TeamMember }) {
  const { inputs, linkOf } = useTexts(teamTexts)
  const given = socialLinks.filter((name) => member[name])
  if (given.length === 0) return "–"
  return (
    <ul className="flex gap-x-3 @3xl:min-w-20 @4xl:flex-wrap">
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

export const Component = simpleList({
  feature: team.record,
  create: CreateTeamMember,
  update: UpdateTeamMember,
  texts: teamTexts,
  columns: (texts) => [
    {
      key: "avatar",
      heading: texts.avatar,
      inCard: "first",
      cell: ({ photo }) => <Avatar photo={photo} className="size-9 max-w-none" />,
    },
    { key: "name", heading: texts.member, inCard: "first", cell: NameAndDesignation },
    { key: "contact", heading: texts.contact, inCard: "brief", cell: Contact },
    { key: "social", heading: texts.social, inCard: "none", cell: (member) => <SocialLinks member={member} /> },
  ],
  fields: (form, _, edited) => <MemberFields form={form} hasSerial={edited !== undefined} />,
  numberOf: ({ serial }) => serial,
  isWide: true,
})
