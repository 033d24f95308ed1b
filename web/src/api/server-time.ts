/** The server's clock when it sent a response, as an ISO timestamp; undefined if the response does not say it. */
export function serverTimeOf({ headers }: Pick<Response, "headers">): string | undefined {
  const time = Date.parse(headers.get("date") ?? "")
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}
