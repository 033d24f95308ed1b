import type { Call } from "contract"
import { useEffect, useRef } from "react"
import { useDispatch } from "react-redux"
import { useNavigate } from "react-router"
import { api } from "#api/api.ts"
import { lastListUrl } from "#dashboard/list/last-list.ts"

export type Leaving = ReturnType<typeof useLeaveDeleted>

/**
 * Leaves the page of a record that was deleted there, for its list. Data that the deletion changed is fetched again only when the
 * page is gone, because its own queries would fail.
 */
export function useLeaveDeleted({ topics }: Pick<Call, "topics">, listPath: string) {
  const navigate = useNavigate()
  const dispatch = useDispatch()
  const refetch = () => dispatch(api.util.invalidateTags([...topics]))
  const isDeleted = useRef(false)
  const onUnmount = useRef(refetch)
  useEffect(() => () => void (isDeleted.current && setTimeout(onUnmount.current)), [])
  return {
    leave: () => {
      isDeleted.current = true
      void navigate(lastListUrl(listPath))
    },
    refetch,
  }
}
