import type { FoundOnSite, MarkedText } from "contract"
import { Link } from "react-router"
import { useTexts } from "#i18n/language.tsx"
import { coursePath, paths } from "#paths.ts"
import { Badge } from "#ui/display/badge.tsx"
import { InBengali, useLangOf } from "#ui/text/in-bengali.tsx"
import { searchSite } from "./site.ts"

const plainText = (parts: MarkedText) => parts.map(({ text }) => text).join("")

const urlOf: Record<FoundOnSite["kind"], (key: string) => string> = {
  page: (path) => path,
  course: coursePath,
  question: (id) => `${paths.questions}#${id}`,
  toKnow: (id) => `${paths.toKnows}#${id}`,
}

export function Results({ results }: { results: readonly FoundOnSite[] }) {
  const { kinds } = useTexts(searchSite)
  const langOf = useLangOf()
  return (
    <ol className="grid divide-y divide-line border-line border-y">
      {results.map(({ kind, key, title, snippet }) => (
        <li key={`${kind} ${key}`} className="grid justify-items-start gap-1 py-5">
          <p className="flex flex-wrap items-center gap-2">
            <Badge>{kinds[kind]}</Badge>
            <InBengali texts={[plainText(title), plainText(snippet)]} />
          </p>
          <h3 className="wrap-anywhere text-lg">
            <Link
              to={urlOf[kind](key)}
              lang={langOf(plainText(title))}
              className="inline-flex min-h-8 items-center text-brand underline decoration-line-strong underline-offset-4 hover:decoration-current"
            >
              <span>
                <Marked parts={title} />
              </span>
            </Link>
          </h3>
          {snippet.length > 0 && (
            <p lang={langOf(plainText(snippet))} className="measure wrap-anywhere text-muted">
              <Marked parts={snippet} />
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

const Marked = ({ parts }: { parts: MarkedText }) =>
  parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are never reordered
      <mark key={index} className="rounded-sm bg-brand-soft font-semibold text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  )
