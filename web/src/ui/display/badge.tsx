import type { ReactNode } from "react"
import { classes } from "#ui/class-names.ts"

export const badgeTones = {
  success: "bg-success-soft text-success",
  warning: "bg-warning-soft text-warning",
  danger: "bg-danger-soft text-danger",
  brand: "bg-brand-soft text-brand",
  neutral: "bg-sunken text-muted",
}

export type BadgeTone = keyof typeof badgeTones

export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classes("inline-flex items-center rounded-tag px-2 py-0.5 font-semibold text-xs", badgeTones[tone])}
    >
      {children}
    </span>
  )
}
