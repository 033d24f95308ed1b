import { type FocusEvent, useEffect, useEffectEvent, useState } from "react"
import { useI18n } from "#i18n/language.tsx"
import type { HomeContent } from "#site/en/home.ts"
import { IconButton } from "#ui/button/button.tsx"
import { classes } from "#ui/class-names.ts"
import { LeftIcon, PauseIcon, PlayIcon, RightIcon } from "#ui/image/icon.tsx"
import { listen } from "#ui/listen.ts"
import { useLangOf } from "#ui/text/in-bengali.tsx"

const intervalMs = 7000

/** `text` says what the image shows. */
export type HeroImage = { image: string; text: string }

/**
 * All images are in the page, but `loading="lazy"` does not fetch one that is not displayed. So the next image is
 * fetched while the current one is shown, and without JavaScript the same list can be scrolled.
 */
export function Slideshow({ images, texts }: { images: readonly HeroImage[]; texts: HomeContent["slideshow"] }) {
  const langOf = useLangOf()
  const { format } = useI18n()
  const [{ current, last }, setShown] = useState({ current: 0, last: 0 })
  const [isPaused, setPaused] = useState(false)
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [isPageLoaded, setPageLoaded] = useState(false)
  const isStopped = isPaused || isPointedAt || isFocused
  const count = images.length
  const next = (current + 1) % count
  const show = (index: number) => setShown({ current: index, last: current })

  // Nothing moves by itself if the user prefers reduced motion, or while the tab is hidden.
  const advance = useEffectEvent(() => {
    if (!document.hidden && !matchMedia("(prefers-reduced-motion: reduce)").matches) show(next)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the interval starts again for each image, also for one that the user chose
  useEffect(() => {
    if (isStopped || count < 2) return
    const timer = setInterval(() => advance(), intervalMs)
    return () => clearInterval(timer)
  }, [isStopped, current, count])

  // The next image is fetched only after the page has loaded.
  useEffect(() => {
    if (document.readyState === "complete") setPageLoaded(true)
    else return listen({ load: () => setPageLoaded(true) })
  }, [])

  function visibility(index: number) {
    if (index === current) return ""
    return index === last || (isPageLoaded && index === next) ? "invisible opacity-0" : "hidden"
  }

  return (
    <section
      aria-roledescription={texts.kind}
      aria-label={texts.label}
      className="grid gap-2"
      onPointerEnter={({ pointerType }) => setPointedAt(pointerType === "mouse")}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={({ target }: FocusEvent) => setFocused(target.matches(":focus-visible"))}
      onBlur={() => setFocused(false)}
    >
      <ul
        aria-live={isStopped ? "polite" : "off"}
        className="noscript:flex grid aspect-4/3 snap-x snap-mandatory overflow-x-auto overflow-y-hidden rounded-card border border-line bg-sunken"
      >
        {images.map(({ image, text }, index) => (
          <li
            key={image}
            className={classes(
              "noscript:visible noscript:block noscript:w-full noscript:shrink-0 snap-center noscript:opacity-100 transition-[opacity,visibility] duration-200 [grid-area:1/1]",
              index > 0 && "starting:opacity-0",
              visibility(index),
            )}
          >
            <img
              src={image}
              alt={text}
              lang={langOf(text)}
              width={1200}
              height={900}
              fetchPriority={index === 0 ? "high" : undefined}
              loading={index === 0 ? undefined : "lazy"}
              referrerPolicy="no-referrer"
              className="size-full object-cover"
            />
          </li>
        ))}
      </ul>
      <div className="noscript:hidden flex items-center justify-end" hidden={count < 2}>
        <IconButton label={texts.previous} onClick={() => show((current + count - 1) % count)}>
          <LeftIcon />
        </IconButton>
        <span className="tabular min-w-12 text-center text-muted text-sm">
          {format.number(current + 1)} / {format.number(count)}
        </span>
        <IconButton label={texts.next} onClick={() => show(next)}>
          <RightIcon />
        </IconButton>
        <IconButton
          label={isPaused ? texts.play : texts.pause}
          onClick={() => setPaused(!isPaused)}
          className="motion-reduce:hidden"
        >
          {isPaused ? <PlayIcon /> : <PauseIcon />}
        </IconButton>
      </div>
    </section>
  )
}
