import { useLoaderData } from "react-router"
import { paths } from "#paths.ts"
import { contact } from "#site/company.ts"
import { Head } from "#site/head.tsx"
import { ButtonLink, buttonLooks } from "#ui/button.tsx"
import { PageFrame, Section } from "#ui/section.tsx"
import { EmptyState } from "#ui/state.tsx"
import { teamLoader } from "./loader.ts"
import { MemberCard } from "./member-card.tsx"

export { TeamPage as Component, teamLoader as loader }

function TeamPage() {
  const { texts, members } = useLoaderData<typeof teamLoader>()
  const { invite } = texts
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      <Head title={texts.title} description={texts.description} />
      {members.length === 0 ? (
        <EmptyState text={texts.empty} action={<ButtonLink to={paths.aboutUs}>{texts.emptyLink}</ButtonLink>} />
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
          {members.map((member) => (
            <MemberCard key={member._id} member={member} texts={texts} />
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
