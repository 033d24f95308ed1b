import { useLoaderData } from "react-router"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { IfReachable } from "#site/component/contact-links.tsx"
import { Head } from "#site/component/head.tsx"
import { ButtonLink } from "#ui/button/button.tsx"
import { ClosingPanel, PageFrame } from "#ui/display/section.tsx"
import { EmptyState } from "#ui/display/state.tsx"
import { SearchForm } from "#ui/form/search-form.tsx"
import { Results } from "./results.tsx"
import { maxSearchLength, searchLoader } from "./search-loader.ts"
import { searchSite } from "./site.ts"

export { searchLoader as loader }

export function Component() {
  const { texts, format } = useTextsAndFormat(searchSite)
  const { search, outcome } = useLoaderData<typeof searchLoader>()
  const { next } = texts
  return (
    <PageFrame title={texts.title}>
      <Head
        title={search ? texts.titleOf(search) : texts.title}
        description={texts.description}
        isHidden={search !== ""}
      />
      <div className="grid gap-2">
        <SearchForm path={paths.search} search={search} texts={texts} />
        {outcome?.problem === "tooLong" ? (
          <p role="alert" className="text-danger">
            {texts.tooLong(format.number(maxSearchLength))}
          </p>
        ) : (
          <p className="text-muted text-sm">{texts.hint}</p>
        )}
      </div>
      <Outcome />
      <ClosingPanel title={search ? next.title : next.start} text={next.text}>
        <IfReachable>
          <ButtonLink to={`${paths.aboutUs}#contact`} kind="accent">
            {next.contact}
          </ButtonLink>
        </IfReachable>
        <ButtonLink to={paths.courses}>{next.courses}</ButtonLink>
        <ButtonLink to={paths.questions}>{next.questions}</ButtonLink>
      </ClosingPanel>
    </PageFrame>
  )
}

function Outcome() {
  const { texts, format } = useTextsAndFormat(searchSite)
  const { search, outcome } = useLoaderData<typeof searchLoader>()
  if (!outcome || outcome.problem === "tooLong") return null
  if (outcome.problem) {
    return (
      <p role="alert" className="rounded-card border border-line bg-warning-soft p-4 text-warning">
        {texts[outcome.problem]}
      </p>
    )
  }
  const { results, count, isPartial } = outcome
  if (results.length === 0) {
    return (
      <div role="status">
        <EmptyState text={texts.none(search)} hint={texts.noneHint} />
      </div>
    )
  }
  const shown = format.number(results.length)
  return (
    <section aria-labelledby="results" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="results" className="sr-only">
        {texts.results}
      </h2>
      <p role="status" className="wrap-anywhere text-muted">
        {count > results.length
          ? texts.best(shown, format.number(count), search)
          : texts.found(format.number(count), search)}
        {isPartial && <span className="block">{texts.partial}</span>}
      </p>
      <Results results={results} />
    </section>
  )
}
