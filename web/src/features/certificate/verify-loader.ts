import { data, type LoaderFunctionArgs } from "react-router"
import { storeContext } from "#store.ts"
import { certificateApi } from "./api.ts"

/** Asks for the certificate before the page shows; the page finds the answer in the store. */
export async function verifyLoader({ request, context }: LoaderFunctionArgs) {
  const number = new URL(request.url).searchParams.get("no")?.trim()
  if (!number) return null
  const asked = certificateApi.endpoints.verifyCertificate.initiate(number, {
    subscribe: false,
    // Who asks again wants to know how it stands now, not how it stood a minute ago.
    forceRefetch: true,
  })
  const { isError } = await context.get(storeContext).dispatch(asked)
  return isError ? data(null, { status: 503 }) : null
}
