import type { ReactNode } from "react"
import { readFailure } from "#api/failure.ts"
import { useI18n } from "#i18n/language.tsx"
import { FailedState, Skeleton } from "#ui/state.tsx"

type LoadedProps<T> = {
  answer: { data?: T | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown }
  /** What a failure is called. */
  failed: string
  skeleton?: ReactNode
  children: (data: T) => ReactNode
}

/** What a query answers, once it does; until then a skeleton, or why it failed. */
export function Loaded<T>({ answer, failed, skeleton, children }: LoadedProps<T>) {
  const { data, error, isFetching, refetch } = answer
  const i18n = useI18n()
  if (data !== undefined) return children(data)
  if (error && !isFetching)
    return <FailedState title={failed} text={readFailure(error, i18n).message} onRetry={refetch} />
  return skeleton ?? <Skeleton />
}
