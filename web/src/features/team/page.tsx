import { formatPhone, getTeams, type TeamMember } from "contract"
import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { inLanguage, useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { loaderContext } from "#rendering/loader-context.ts"
import { IfReachable } from "#site/component/contact-links.tsx"
import { Head } from "#site/component/head.tsx"
import { useContact } from "#site/site-settings.ts"
import { ButtonLink, buttonClass, ExternalLink } from "#ui/button/button.tsx"
import { PageFrame, Section } from "#ui/display/section.tsx"
import { EmptyState } from "#ui/display/state.tsx"
import { Avatar } from "#ui/image/avatar.tsx"
import { MailIcon, PhoneIcon } from "#ui/image/icon.tsx"
import { InBengali, useLangOf } from "#ui/text/in-bengali.tsx"
import { teamSite } from "./site.ts"

export async function loader({ context }: LoaderFunctionArgs) {
  const { read, language } = context.get(loaderContext)
  const { data } = await read(getTeams)
  return data.map((row) => toPageData(inLanguage(row, language)))
}

type ShownMember = ReturnType<typeof toPageData>

/** Only the data that the page shows. */
function toPageData({ _id, name, photo, designation, email, phone, ...more }: Omit<TeamMember, "en">) {
  const { facebookLink, linkedinLink, instagramLink, twitterLink } = more
  return { _id, name, photo, designation, email, phone, facebookLink, linkedinLink, instagramLink, twitterLink }
}

export function Component() {
  const contact = useContact()
  const texts = useTexts(teamSite)
  const { invite } = texts
  const members = useLoaderData<typeof loader>()
  return (
    <PageFrame title={texts.title} lead={members.length > 0 && texts.lead}>
      <Head title={texts.searchTitle} description={texts.description} />
      {members.length === 0 ? (
        <EmptyState text={texts.empty} action={<ButtonLink to={paths.aboutUs}>{texts.emptyLink}</ButtonLink>} />
      ) : (
        <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
          {members.map((member) => (
            <MemberCard key={member._id} member={member} />
          ))}
        </ul>
      )}
      <IfReachable>
        <Section id="invite" title={invite.title} lead={invite.text} className="border-line border-t pt-8 md:pt-12">
          <a href={`mailto:${contact.email}`} className={buttonClass("secondary", "justify-self-start")}>
            {invite.link}
          </a>
        </Section>
      </IfReachable>
    </PageFrame>
  )
}

const networks = ["facebookLink", "linkedinLink", "instagramLink", "twitterLink"] as const
const link = "inline-flex min-h-8 max-w-full items-center gap-2 text-muted hover:text-ink"

function MemberCard({ member }: { member: ShownMember }) {
  const { texts, format } = useTextsAndFormat(teamSite)
  const { name, photo, designation, email, phone } = member
  const langOf = useLangOf()
  const given = networks.filter((network) => member[network])
  return (
    <li className="flex min-w-0 flex-col gap-4 rounded-card border border-line bg-surface p-6">
      <div className="flex flex-wrap items-center gap-4 sm:grid sm:justify-items-start">
        <Avatar photo={photo} className="size-20 border border-line sm:size-28" />
        <div className="grid min-w-0 flex-1 basis-32 gap-1">
          <h2 lang={langOf(name)} className="wrap-anywhere text-xl">
            {name}
          </h2>
          <p lang={langOf(designation)} className="wrap-anywhere text-muted">
            {designation}
          </p>
          <p className="empty:hidden">
            <InBengali texts={[name, designation]} />
          </p>
        </div>
      </div>
      <div className="grid justify-items-start text-sm">
        <a href={`mailto:${email}`} className={link}>
          <MailIcon className="text-brand" />
          <span className="sr-only">{texts.email}: </span>
          <span className="wrap-anywhere min-w-0">{email}</span>
        </a>
        {phone && (
          <a href={`tel:${phone}`} className={link}>
            <PhoneIcon className="text-brand" />
            <span className="sr-only">{texts.phone}: </span>
            <span className="wrap-anywhere min-w-0">{format.digits(formatPhone(phone))}</span>
          </a>
        )}
      </div>
      {given.length > 0 && (
        <ul className="mt-auto flex flex-wrap gap-x-4 border-line border-t pt-3 text-sm">
          {given.map((network) => (
            <li key={network}>
              <ExternalLink href={member[network]} className={link}>
                {texts.links[network]}
                <span lang={langOf(name)} className="sr-only">
                  {" "}
                  ({name})
                </span>
              </ExternalLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
