import { useI18n } from "#i18n/language.tsx"
import { classes } from "#ui/class-names.ts"

type FiguresProps = { items: readonly { number: string; text: string }[]; className?: string }

/** Large numbers, each with what it counts; as many beside each other as fit, with large text one. */
export function Figures({ items, className }: FiguresProps) {
  const { format } = useI18n()
  return (
    <dl
      className={classes("grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-6 gap-y-8", className)}
    >
      {items.map(({ number, text }) => (
        <div key={text} className="flex flex-col-reverse justify-end gap-1 border-brand border-l-2 pl-4">
          <dt className="text-muted">{text}</dt>
          <dd className="whitespace-nowrap font-semibold text-4xl lg:text-5xl">{format.digits(number)}</dd>
        </div>
      ))}
    </dl>
  )
}
