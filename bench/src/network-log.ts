import type { CDPSession } from "@playwright/test"

export type Loaded = { path: string; type: string; bytes: number }

/** Everything that the page asks for, with the bytes that it took on the wire, headers included. */
export async function logNetwork(session: CDPSession): Promise<readonly Loaded[]> {
  const asked = new Map<string, { path: string; type: string }>()
  const loaded: Loaded[] = []
  session.on("Network.requestWillBeSent", ({ requestId, request, type = "Other" }) => {
    asked.set(requestId, { path: new URL(request.url).pathname, type })
  })
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId)
    if (request && encodedDataLength > 0) loaded.push({ ...request, bytes: encodedDataLength })
  })
  await session.send("Network.enable")
  return loaded
}
