import { useId } from "react"
import type { HomeContent } from "#site/en/home.ts"
import { Section } from "#ui/display/section.tsx"
import { CheckIcon } from "#ui/image/icon.tsx"

type Texts = HomeContent["lab"]

export const Lab = ({ texts }: { texts: Texts }) => (
  <Section
    id="lab"
    title={texts.heading}
    lead={texts.text}
    className="lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-center lg:gap-12"
  >
    <Screen texts={texts} />
  </Section>
)

const scan = [
  ["PORT    STATE SERVICE VERSION", ""],
  ["22/tcp  open  ssh     OpenSSH 9.6", ""],
  ["80/tcp  open  http    Apache 2.4.49", "text-danger"],
  ["443/tcp open  https   Apache 2.4.49", "text-danger"],
] as const

/** Drawn with text instead of as an image: it is sharp at any size, and weighs nothing. */
function Screen({ texts: { image, title, tasks, caption } }: { texts: Texts }) {
  const id = useId()
  const done = tasks.length - 1
  return (
    <figure aria-labelledby={id} className="grid gap-2">
      <div role="img" aria-label={image} className="deep overflow-hidden rounded-card border border-line">
        <p className="flex items-center gap-3 border-line border-b bg-sunken px-4 py-2 text-muted text-sm">
          <span className="flex gap-1.5">
            {tasks.map((task) => (
              <span key={task} className="size-2 rotate-45 bg-line-strong" />
            ))}
          </span>
          {title}
        </p>
        <div className="grid sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <ol className="grid content-start gap-3 border-line p-4 text-sm max-sm:hidden sm:border-r sm:p-5">
            {tasks.map((task, index) => (
              <li key={task} className="flex items-start gap-2.5">
                <span className="mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-tag border border-line-strong">
                  {index < done && <CheckIcon width={2.5} className="size-4 text-brand" />}
                </span>
                {task}
              </li>
            ))}
          </ol>
          <div lang="en" className="whitespace-pre-wrap p-4 font-mono text-[0.8125rem] leading-relaxed sm:p-5">
            <p>
              <span className="text-brand">student@lab</span>:~$ nmap -sV 10.0.4.20
            </p>
            {scan.map(([line, className]) => (
              <p key={line} className={className || "text-muted"}>
                {line}
              </p>
            ))}
            <p>
              <span className="text-brand">student@lab</span>:~$ nano report.md
            </p>
            <p>
              1. Apache 2.4.49: CVE-2021-41773
              <span className="ml-1 inline-block h-4 w-2 translate-y-0.5 bg-brand" />
            </p>
          </div>
        </div>
      </div>
      <figcaption id={id} className="text-muted text-sm">
        {caption}
      </figcaption>
    </figure>
  )
}
