import { useLocation } from "react-router"
import { paths } from "#paths.ts"

/** Where somebody was going when they were asked to log in, or to choose a password, first. */
export function useWanted(): string | null {
  const wanted: unknown = useLocation().state?.from
  return typeof wanted === "string" && isOurs(wanted) ? wanted : null
}

const isOurs = (wanted: string) => wanted.startsWith(paths.dashboard) || wanted === paths.verifyEmail
