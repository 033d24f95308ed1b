import { Link } from "react-router"
import { certificateTexts } from "#features/certificate/texts.ts"
import { useTexts } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { classes } from "#ui/class-names.ts"

const ways = ["one", "list", "file"] as const
export type IssueWay = (typeof ways)[number]

const urls = {
  one: `${paths.manageCertificates}?new=`,
  list: `${paths.manageCertificates}?new=list`,
  file: paths.importCertificates,
} as const

const wayClass = (isCurrent: boolean) =>
  classes(
    "inline-flex min-h-11 items-center rounded-field px-3 text-ink text-sm no-underline lg:min-h-9",
    isCurrent ? "bg-surface font-semibold" : "hover:bg-surface",
  )

type IssueWaysProps = {
  current: IssueWay
  /** What leads to another way without losing what was typed. */
  actions?: { [Way in IssueWay]?: () => void }
}

/** The three ways to issue certificates. */
export function IssueWays({ current, actions = {} }: IssueWaysProps) {
  const texts = useTexts(certificateTexts)
  const labels = { one: texts.oneCertificate, list: texts.pasteList, file: texts.importFile }
  return (
    <nav aria-label={texts.ways} className="flex w-fit max-w-full flex-wrap gap-1 rounded-field bg-sunken p-1">
      {ways.map((way) => {
        const act = actions[way]
        if (way === current)
          return (
            <span key={way} aria-current="page" className={wayClass(true)}>
              {labels[way]}
            </span>
          )
        if (!act)
          return (
            <Link key={way} to={urls[way]} className={wayClass(false)}>
              {labels[way]}
            </Link>
          )
        return (
          <button key={way} type="button" onClick={act} className={wayClass(false)}>
            {labels[way]}
          </button>
        )
      })}
    </nav>
  )
}
