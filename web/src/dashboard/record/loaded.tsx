import type { ReactNode } from "react"
import { readFailure } from "#api/failure.ts"
import { useI18n } from "#i18n/language.tsx"
import { FailedState, Skeleton } from "#ui/display/state.tsx"

type LoadedProps<T> = {
  result: { data?: T | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown }
  /** The title of the error state. */
  failed: string
  skeleton?: ReactNode
  children: (data: T) => ReactNode
}

/** Renders the data of a query; a skeleton while it loads, or the reason of its failure. */
export function Loaded<T>({ result, failed, skeleton, children }: LoadedProps<T>) {
  const { data, error, isFetching, refetch } = result
  const i18n = useI18n()
  if (data !== undefined) return children(data)
  if (error && !isFetching)
    return <FailedState title={failed} text={readFailure(error, i18n).message} onRetry={refetch} />
  return skeleton ?? <Skeleton />
}
