import type { ReactNode, Ref } from "react"
import { Head } from "#site/component/head.tsx"
import { classes } from "#ui/class-names.ts"

type ScreenProps = {
  title: string
  text: string
  /** Instead of the title, where a heading says more. */
  heading?: string
  /** For a screen whose focused button may disappear: the heading takes the focus. */
  ref?: Ref<HTMLHeadingElement>
  /** Classes of the width. */
  className?: string
  children: ReactNode
}

/** A screen of the dashboard that is no list: title, what it is for, content. */
export function Screen({ title, text, heading = title, ref, className, children }: ScreenProps) {
  return (
    <div className={classes("grid grid-cols-[minmax(0,1fr)] gap-6", className)}>
      <Head title={title} isHidden />
      <header className="grid gap-2">
        <h1 ref={ref} tabIndex={-1} className="text-2xl outline-none">
          {heading}
        </h1>
        <p className="measure text-muted">{text}</p>
      </header>
      {children}
    </div>
  )
}
