import type { ReactNode } from "react"
import { Link } from "react-router"
import { classes } from "#ui/class-names.ts"
import { CheckIcon, EyeIcon, MailIcon, WarningIcon } from "#ui/image/icon.tsx"

const tones = {
  urgent: { Icon: WarningIcon, colour: "text-warning" },
  mail: { Icon: MailIcon, colour: "text-muted" },
  looking: { Icon: EyeIcon, colour: "text-muted" },
  good: { Icon: CheckIcon, colour: "text-success" },
}

type ItemTone = keyof typeof tones

export function ItemRow({ tone, children }: { tone: ItemTone; children: ReactNode }) {
  const { Icon, colour } = tones[tone]
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 px-4 py-4">
      <Icon className={classes("mt-0.5", colour)} />
      {children}
    </li>
  )
}

type AttentionItemProps = { tone: ItemTone; title: string; text?: string; children?: ReactNode }

export function AttentionItem({ tone, title, text, children }: AttentionItemProps) {
  return (
    <ItemRow tone={tone}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <h3 className="text-base">{title}</h3>
        {text && <p className="measure text-muted text-sm">{text}</p>}
        {children}
      </div>
    </ItemRow>
  )
}

export function ItemLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="wrap-anywhere -mx-1 inline-flex min-h-11 items-center rounded-field px-1 py-1 font-semibold text-brand underline-offset-4 hover:underline lg:min-h-9"
    >
      {children}
    </Link>
  )
}
