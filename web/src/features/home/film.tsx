import { useEffect, useRef, useState } from "react"
import { useSpeech } from "#i18n/language.tsx"
import type { HomeContent } from "#site/en/home.ts"
import { filmPoster, films } from "#site/home.ts"
import { ExternalLink } from "#ui/external-link.tsx"
import { Icon } from "#ui/icon.tsx"
import { Lattice } from "#ui/lattice.tsx"
import { Section } from "#ui/section.tsx"
import { play } from "./shapes.ts"

type FilmProps = { texts: HomeContent["film"]; shown: string[] }

export function Film({ texts, shown }: FilmProps) {
  return (
    <div className="deep relative overflow-hidden rounded-card">
      <Lattice className="absolute inset-0 text-brand/10" />
      <div className="relative grid gap-6 p-4 sm:p-6 lg:grid-cols-[2fr_3fr] lg:gap-12 lg:p-12">
        <Section id="film" title={texts.heading} lead={texts.text} className="content-center">
          <details>
            <summary className="min-h-8 cursor-pointer">{texts.description}</summary>
            <ol className="mt-2 grid gap-2 text-muted text-sm">
              {shown.map((scene) => (
                <li key={scene}>{scene}</li>
              ))}
            </ol>
          </details>
        </Section>
        <Screen texts={texts} />
      </div>
    </div>
  )
}

const frame = "block aspect-video w-full border border-line overflow-hidden rounded-field bg-sunken"

/** Until somebody wants to see the film, there is only its poster. */
function Screen({ texts }: { texts: HomeContent["film"] }) {
  const { language } = useSpeech()
  const { address, track } = films[language]
  const [playing, setPlaying] = useState<string>()
  const video = useRef<HTMLVideoElement>(null)
  const isPlaying = playing === address

  useEffect(() => {
    if (isPlaying) video.current?.focus()
  }, [isPlaying])

  if (isPlaying) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: the captions are drawn in; the track says what the pictures show
      <video
        ref={video}
        src={address}
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
        <Icon shape={play} className="size-9" />
      </span>
      <span className="sr-only">{texts.play}</span>
    </>
  )
  const look = `${frame} group relative self-center`
  if (!address.startsWith("/")) {
    return (
      <ExternalLink href={address} className={look}>
        {poster}
      </ExternalLink>
    )
  }
  return (
    <a
      href={address}
      className={look}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        setPlaying(address)
      }}
    >
      {poster}
    </a>
  )
}
