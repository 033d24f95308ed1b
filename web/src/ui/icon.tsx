import { classes } from "#ui/class-names.ts"

export function Icon({ shape, width = 1.75, className }: { shape: string; width?: number; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={classes("size-5 shrink-0", className)}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={shape} />
    </svg>
  )
}

export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={classes("size-5 shrink-0 animate-spin", className)}
      viewBox="0 0 24 24"
      fill="none"
    >
      <path d="M12 3a9 9 0 1 1-9 9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  )
}
