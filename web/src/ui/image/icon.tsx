import { classes } from "#ui/class-names.ts"

export type IconProps = { width?: number; className?: string }

export function Icon({ shape, width = 1.75, className }: IconProps & { shape: string }) {
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

/** One stroked path on a 24-unit grid, line width 1.75, in the colour of the text. */
export const icon = (shape: string) => (props: IconProps) => <Icon {...props} shape={shape} />

export const CheckIcon = icon("M5 12.5l4.5 4.5L19 7.5")
export const BinIcon = icon("M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10.3 10.5v5.5M13.7 10.5v5.5")
export const EditIcon = icon("M4.5 19.5l1-4L16 5l3 3L8.5 18.5l-4 1zM13.5 7.5l3 3")
export const KeyIcon = icon("M11.5 12.5a4 4 0 1 1 0-1M11.5 12H20M17 12v3.5")
export const CloseIcon = icon("M6 6l12 12M18 6L6 18")
export const DownIcon = icon("M6 9.5l6 6 6-6")
export const LeftIcon = icon("M14.5 6l-6 6 6 6")
export const RightIcon = icon("M9.5 6l6 6-6 6")
export const FirstIcon = icon("M17.5 6l-6 6 6 6M7 6v12")
export const LastIcon = icon("M6.5 6l6 6-6 6M17 6v12")
export const SearchIcon = icon("M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3L20 20")
export const EyeIcon = icon(
  "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
)
export const HiddenIcon = icon(
  "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4.5 4.5l15 15",
)
export const MenuIcon = icon("M4 6.5h16M4 12h16M4 17.5h16")
export const WarningIcon = icon("M12 4L2.8 19.5h18.4L12 4zM12 10v4.5M12 17v.01")
export const BellIcon = icon("M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 2H5l1.5-2zM10 21h4")
export const MailIcon = icon(
  "M4.5 6h15A1.5 1.5 0 0 1 21 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16.5v-9A1.5 1.5 0 0 1 4.5 6zM3.5 7.5L12 13.5l8.5-6",
)
export const PhoneIcon = icon(
  "M6.5 4h3L11 8.5 8.8 10a11.5 11.5 0 0 0 5.2 5.2l1.5-2.2 4.5 1.5v3A2.5 2.5 0 0 1 17.3 20 14 14 0 0 1 4 6.7 2.5 2.5 0 0 1 6.5 4z",
)
export const PinIcon = icon(
  "M12 21s-6.5-6-6.5-11a6.5 6.5 0 1 1 13 0c0 5-6.5 11-6.5 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
)
export const PlayIcon = icon("M8 5.5v13l10.5-6.5L8 5.5z")
export const PauseIcon = icon("M8.5 6v12M15.5 6v12")
