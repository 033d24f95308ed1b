import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router"
import { useSpeech } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { loaderContext, onOtherPath } from "#rendering/loader-context.ts"
import { Head } from "#site/head.tsx"
import { ButtonLink } from "#ui/button.tsx"
import { PageFrame, Section } from "#ui/section.tsx"
import { EmptyState } from "#ui/state.tsx"
import { institutionsFound } from "./institution-search.ts"
import { InstitutionTable } from "./institution-table.tsx"
import { SearchForm } from "./search-form.tsx"

export { onOtherPath as shouldRevalidate }

const words = { en: () => import("#site/en/cyber-defenders.ts"), bn: () => import("#site/bn/cyber-defenders.ts") }

export async function loader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(loaderContext)
  const [{ cyberDefenders: texts }, { uniqueInstitutions }] = await Promise.all([
    words[language](),
    import("#site/institutions.ts"),
  ])
  return { texts, university: uniqueInstitutions("university"), college: uniqueInstitutions("college") }
}

export function Component() {
  const { texts, university, college } = useLoaderData<typeof loader>()
  const { format } = useSpeech()
  const asked = new URLSearchParams(useLocation().search).get("q")?.trim() ?? ""
  const universities = institutionsFound(university, asked)
  const colleges = institutionsFound(college, asked)
  const count = universities.length + colleges.length
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      <Head title={texts.title} description={texts.description} />
      <div className="grid gap-4">
        <SearchForm asked={asked} texts={texts} />
        <p role="status" className="text-muted">
          {texts.found} <span className="font-semibold text-ink">{format.number(count)}</span>
        </p>
      </div>
      {count === 0 ? (
        <EmptyState
          text={
            <>
              <strong className="block font-semibold text-ink">{texts.nothing}</strong> {texts.nothingHint}
            </>
          }
        />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-12 lg:grid-cols-2 lg:gap-6">
          <InstitutionTable level="university" found={universities} texts={texts} />
          <InstitutionTable level="college" found={colleges} texts={texts} />
        </div>
      )}
      <Section id="join" title={texts.join.title} lead={texts.join.text} className="border-line border-t pt-8 md:pt-12">
        <ButtonLink to={paths.ambassador} className="justify-self-start">
          {texts.join.link}
        </ButtonLink>
      </Section>
    </PageFrame>
  )
}
