import { useState } from "react"
import { useI18n } from "#i18n/language.tsx"
import type { HomeContent } from "#site/en/home.ts"
import { filmPoster, films } from "#site/home.ts"
import { ExternalLink } from "#ui/button/button.tsx"
import { onPlainClick } from "#ui/button/modified-click.ts"
import { Section, Summary } from "#ui/display/section.tsx"
import { PlayIcon } from "#ui/image/icon.tsx"
import { Lattice } from "#ui/image/lattice.tsx"

export function Film({ texts, scenes }: { texts: HomeContent["film"]; scenes: string[] }) {
  return (
    <div className="deep relative overflow-hidden rounded-card">
      <Lattice className="absolute inset-0 text-brand/10" />
      <Section
        id="film"
        title={texts.heading}
        lead={<span className="max-sm:hidden">{texts.text}</span>}
        className="relative gap-y-4 p-4 md:p-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-x-12 lg:p-12 lg:*:first:self-center"
      >
        <Screen texts={texts} />
        <details className="group lg:col-start-2">
          <Summary className="justify-start">{texts.description}</Summary>
          <ol className="grid gap-2 pt-1 text-muted text-sm">
            {scenes.map((scene) => (
              <li key={scene}>{scene}</li>
            ))}
          </ol>
        </details>
      </Section>
    </div>
  )
}

const frame = "block aspect-video w-full border border-line overflow-hidden rounded-field bg-sunken"

const focus = (video: HTMLVideoElement | null) => video?.focus()

/** Shows only the poster until a visitor starts the film. */
function Screen({ texts }: { texts: HomeContent["film"] }) {
  const { language } = useI18n()
  const { url, track } = films[language]
  const [playing, setPlaying] = useState<string>()
  if (playing === url) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: the captions are part of the film; the track describes its images
      <video
        ref={focus}
        src={url}
        poster={filmPoster}
        controls
        autoPlay
        playsInline
        aria-label={texts.heading}
        className={frame}
      >
        <track kind="descriptions" src={track} srcLang={language} label={texts.description} />
      </video>
    )
  }
  const poster = (
    <>
      <img src={filmPoster} alt="" width={960} height={540} loading="lazy" className="size-full object-cover" />
      <span className="absolute inset-0 m-auto flex size-20 items-center justify-center rounded-full border border-line-strong bg-paper text-ink transition-transform duration-150 group-hover:scale-105">
        <PlayIcon className="size-9" />
      </span>
      <span className="sr-only">{texts.play}</span>
    </>
  )
  const style = `${frame} group relative self-center`
  if (!url.startsWith("/")) {
    return (
      <ExternalLink href={url} className={style}>
        {poster}
      </ExternalLink>
    )
  }
  return (
    <a href={url} data-replay-click="" className={style} onClick={onPlainClick(() => setPlaying(url))}>
      {poster}
    </a>
  )
}
