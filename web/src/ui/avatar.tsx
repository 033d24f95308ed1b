import { classes } from "#ui/class-names.ts"

/** A face, or the first letter of the name; Bengali letters come with their vowel sign. */
export function Avatar({ name, photo, className }: { name: string; photo: string; className?: string }) {
  const size = classes("size-9 shrink-0 rounded-full", className)
  if (photo) return <img src={photo} alt="" className={classes(size, "object-cover")} />
  return (
    <span
      aria-hidden="true"
      className={classes(size, "inline-flex items-center justify-center bg-brand font-semibold text-on-brand")}
    >
      {firstLetter(name)}
    </span>
  )
}

function firstLetter(name: string): string {
  const letters = new Intl.Segmenter().segment(name.trim())[Symbol.iterator]()
  return letters.next().value?.segment.toUpperCase() ?? "?"
}
