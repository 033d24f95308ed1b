// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop the roles of a table when its CSS display changes, as it does on a phone
import { getSiteInstitutions, type InstitutionLevel } from "contract"
import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router"
import { inLanguage, useI18n } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { loaderContext, revalidateOnPathChange } from "#rendering/loader-context.ts"
import { Head } from "#site/component/head.tsx"
import type { CyberDefendersContent } from "#site/en/cyber-defenders.ts"
import { ButtonLink } from "#ui/button/button.tsx"
import { PageFrame, Section } from "#ui/display/section.tsx"
import { EmptyState } from "#ui/display/state.tsx"
import { SearchForm } from "#ui/form/search-form.tsx"
import { useLangOf } from "#ui/text/in-bengali.tsx"
import { TypedText } from "#ui/text/typed-text.tsx"
import { findInstitutions, type Numbered } from "./institution-search.ts"

export { revalidateOnPathChange as shouldRevalidate }

const loadTexts = { en: () => import("#site/en/cyber-defenders.ts"), bn: () => import("#site/bn/cyber-defenders.ts") }

export async function loader({ context }: LoaderFunctionArgs) {
  const { language, read } = context.get(loaderContext)
  const [{ cyberDefenders: texts }, { data }] = await Promise.all([loadTexts[language](), read(getSiteInstitutions)])
  const at = (wanted: InstitutionLevel) => data.items.filter(({ level }) => level === wanted)
  return { texts, university: at("university"), college: at("college") }
}

export function Component() {
  const { texts, university, college } = useLoaderData<typeof loader>()
  const { format } = useI18n()
  const search = new URLSearchParams(useLocation().search).get("q")?.trim() ?? ""
  const universities = findInstitutions(university, search)
  const colleges = findInstitutions(college, search)
  const count = universities.length + colleges.length
  const isEmpty = university.length + college.length === 0
  return (
    <PageFrame title={texts.title} lead={!isEmpty && texts.lead}>
      <Head title={texts.searchTitle} description={texts.description} />
      {!isEmpty && (
        <div className="grid gap-4">
          <SearchForm path={paths.cyberDefenders} search={search} texts={texts} />
          <p role="status" className="text-muted">
            {texts.found} <span className="font-semibold text-ink">{format.number(count)}</span>
          </p>
        </div>
      )}
      {isEmpty ? (
        <EmptyState text={texts.empty} />
      ) : count === 0 ? (
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

type InstitutionTableProps = { level: InstitutionLevel; found: readonly Numbered[]; texts: CyberDefendersContent }

const cell = "px-3 py-2.5 align-baseline md:px-4"
// On a phone the district is below the name, which needs the full width.
const row = "max-sm:grid max-sm:grid-cols-[3.5rem_minmax(0,1fr)]"
const below = "max-sm:col-start-2 max-sm:pt-0 max-sm:text-sm"

function InstitutionTable({ level, found, texts }: InstitutionTableProps) {
  const { language, format } = useI18n()
  const { number, name, district } = texts.columns
  const langOf = useLangOf()
  return (
    <Section id={level} title={texts.levels[level]} className="content-start gap-4">
      {found.length === 0 ? (
        <p className="rounded-card border border-line bg-surface p-4 text-muted">{texts.nothingHere}</p>
      ) : (
        <div className="overflow-hidden rounded-card border border-line bg-surface">
          <table
            role="table"
            aria-labelledby={level}
            className="w-full table-fixed border-collapse text-left max-sm:block"
          >
            <thead role="rowgroup" className="border-line border-b bg-sunken text-muted text-sm max-sm:block">
              <tr role="row" className={row}>
                <th role="columnheader" scope="col" className={`${cell} w-14 text-right font-semibold`}>
                  {number}
                </th>
                <th role="columnheader" scope="col" className={`${cell} font-semibold`}>
                  {name}
                </th>
                <th role="columnheader" scope="col" className={`${cell} w-40 font-semibold max-sm:sr-only`}>
                  {district}
                </th>
              </tr>
            </thead>
            <tbody role="rowgroup" className="divide-y divide-line max-sm:block">
              {found.map(({ number, institution }) => (
                <tr key={number} role="row" className={row}>
                  <td role="cell" className={`${cell} text-right font-sans text-muted`}>
                    {format.number(number)}
                  </td>
                  <th role="rowheader" scope="row" className={`${cell} wrap-anywhere font-normal`}>
                    <TypedText text={inLanguage(institution, language).name} />
                  </th>
                  <td role="cell" className={`${cell} ${below} text-muted`}>
                    <span lang={langOf(inLanguage(institution, language).district)}>
                      {inLanguage(institution, language).district}
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  )
}
