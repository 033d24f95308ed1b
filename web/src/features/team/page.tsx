import { getTeams } from "contract"
import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { useWords } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { loaderContext } from "#rendering/loader-context.ts"
import { contact } from "#site/company.ts"
import { Head } from "#site/head.tsx"
import { ButtonLink, buttonLooks } from "#ui/button.tsx"
import { PageFrame, Section } from "#ui/section.tsx"
import { EmptyState } from "#ui/state.tsx"
import { MemberCard } from "./member-card.tsx"
import { teamSite } from "./site.ts"

export { TeamPage as Component }

export async function loader({ context }: LoaderFunctionArgs) {
  const { data } = await context.get(loaderContext).read(getTeams)
  return data.map(({ serial, updatedAt, ...shown }) => shown)
}

function TeamPage() {
  const texts = useWords(teamSite)
  const { invite } = texts
  const members = useLoaderData<typeof loader>()
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      <Head title={texts.title} description={texts.description} />
      {members.length === 0 ? (
        <EmptyState text={texts.empty} action={<ButtonLink to={paths.aboutUs}>{texts.emptyLink}</ButtonLink>} />
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
          {members.map((member) => (
            <MemberCard key={member._id} member={member} />
          ))}
        </ul>
      )}
      <Section id="invite" title={invite.title} lead={invite.text} className="border-line border-t pt-8 md:pt-12">
        <a href={`mailto:${contact.email}`} className={buttonLooks("quiet", "justify-self-start")}>
          {invite.link}
        </a>
      </Section>
    </PageFrame>
  )
}
