import type { CDPSession } from "@playwright/test"

export type Loaded = { path: string; type: string; bytes: number }

/** Logs every request of the page with its bytes on the wire, including headers. */
export async function logNetwork(session: CDPSession): Promise<readonly Loaded[]> {
  const requests = new Map<string, { path: string; type: string }>()
  const loaded: Loaded[] = []
  session.on("Network.requestWillBeSent", ({ requestId, request, type = "Other" }) => {
    requests.set(requestId, { path: new URL(request.url).pathname, type })
  })
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request && encodedDataLength > 0) loaded.push({ ...request, bytes: encodedDataLength })
  })
  await session.send("Network.enable")
  return loaded
}
