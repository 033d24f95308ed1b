import { Navigate, useLocation, useParams } from "react-router"
import { paths, recordUrl } from "#paths.ts"

/** The page of a course had another address. */
export function Component() {
  const { id = "" } = useParams()
  const { search, hash } = useLocation()
  return <Navigate to={{ pathname: recordUrl(paths.course, id), search, hash }} replace />
}
