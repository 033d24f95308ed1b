import { type FocusEvent, useEffect, useEffectEvent, useState } from "react"
import { useI18n } from "#i18n/language.tsx"
import type { HomeContent } from "#site/en/home.ts"
import { IconButton } from "#ui/button.tsx"
import { classes } from "#ui/class-names.ts"
import { LeftIcon, PauseIcon, PlayIcon, RightIcon } from "#ui/icon.tsx"
import { listen } from "#ui/listen.ts"

/**
 * All pictures are in the page, but one that is not displayed is not fetched either (`loading="lazy"`): so the next one
 * comes while this one is seen, and without JavaScript the same list can be pushed along by hand.
 */
export function Slideshow({ pictures, texts }: { pictures: string[]; texts: HomeContent["slideshow"] }) {
  const { format } = useI18n()
  const [{ current, last }, setShown] = useState({ current: 0, last: 0 })
  const [isPaused, setPaused] = useState(false)
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [hasArrived, setArrived] = useState(false)
  const isHeld = isPaused || isPointedAt || isFocused
  const count = pictures.length
  const next = (current + 1) % count
  const show = (index: number) => setShown({ current: index, last: current })

  // Nothing moves by itself where people asked for stillness, nor where nobody looks.
  const advance = useEffectEvent(() => {
    if (!document.hidden && !matchMedia("(prefers-reduced-motion: reduce)").matches) show(next)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each picture has its time, also one that was asked for
  useEffect(() => {
    if (isHeld) return
    const timer = setInterval(() => advance(), 7000)
    return () => clearInterval(timer)
  }, [isHeld, current])

  // The next picture does not come before what the page shows at first.
  useEffect(() => {
    if (document.readyState === "complete") setArrived(true)
    else return listen({ load: () => setArrived(true) })
  }, [])

  function look(index: number) {
    if (index === current) return ""
    return index === last || (hasArrived && index === next) ? "invisible opacity-0" : "hidden"
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
        aria-live={isHeld ? "polite" : "off"}
        className="noscript:flex grid aspect-4/3 snap-x snap-mandatory overflow-x-auto overflow-y-hidden rounded-card border border-line bg-sunken"
      >
        {pictures.map((picture, index) => (
          <li
            key={picture}
            className={classes(
              "noscript:visible noscript:block noscript:w-full noscript:shrink-0 snap-center noscript:opacity-100 transition-[opacity,visibility] duration-200 [grid-area:1/1]",
              index > 0 && "starting:opacity-0",
              look(index),
            )}
          >
            <img
              src={picture}
              alt={texts.pictures[index]}
              width={1200}
              height={900}
              fetchPriority={index === 0 ? "high" : undefined}
              loading={index === 0 ? undefined : "lazy"}
              className="size-full object-cover"
            />
          </li>
        ))}
      </ul>
      <div className="noscript:hidden flex items-center justify-end">
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
