import { isOwnImage } from "contract"
import { useState } from "react"
import { useWords } from "#i18n/language.tsx"
import { pictureWords } from "#i18n/screens/pictures.ts"
import { classes } from "#ui/class-names.ts"
import { isLink } from "#ui/is-link.ts"
import { useSettled } from "#ui/use-settled.ts"

const isImage = (address: string) => isOwnImage(address) || isLink(address)

/** The picture at an address, in a box that keeps its size; without one, or when it does not load, the box says so. */
export function PicturePreview({ address, label }: { address: string; label: string }) {
  const words = useWords(pictureWords)
  const typed = address.trim()
  const settled = useSettled(typed, 300)
  const [outcome, setOutcome] = useState<{ of: string; isThere: boolean }>()
  const isAsked = isImage(settled) && settled === typed
  const known = isAsked && outcome?.of === settled ? outcome : undefined
  const isComing = isImage(typed) && !known
  return (
    <div className="relative grid h-40 place-items-center overflow-hidden rounded-card border border-line bg-sunken">
      {!known?.isThere && (
        <p className={classes("p-4 text-center text-muted text-sm", isComing && "animate-glow")}>
          {isComing ? words.loading : words.invalid}
        </p>
      )}
      {isAsked && (
        <img
          // Each address has an element of its own: what a slow one answers late is heard by nobody.
          key={settled}
          src={settled}
          alt={words.preview(label)}
          referrerPolicy="no-referrer"
          onLoad={() => setOutcome({ of: settled, isThere: true })}
          onError={() => setOutcome({ of: settled, isThere: false })}
          className={classes("absolute inset-0 size-full object-contain", !known?.isThere && "invisible")}
        />
      )}
    </div>
  )
}
