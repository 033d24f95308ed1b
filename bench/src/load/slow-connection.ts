import type { CDPSession } from "@playwright/test"

const bits = 1000 / 8

/**
 * Slow 4G, applied while the page loads. Chromium delays each response by the latency, once: so 150 ms is a round trip on
 * an open connection. Lighthouse's applied throttling uses 3.75 times as much, to include DNS, TCP and TLS of a new
 * connection; the Lighthouse part of this bench does the same.
 */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1600 * bits, uploadThroughput: 750 * bits }
const cpuThrottling = { rate: 4 }

export const connectionDescription = "1.6 Mbit/s down, 750 kbit/s up, 150 ms before each response, CPU 4 times slower"

export async function slowDown(session: CDPSession) {
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", slow4G)
  await session.send("Emulation.setCPUThrottlingRate", cpuThrottling)
}

/** Fails if the throttling was not applied: the results would be too good. */
export function expectThrottled(milliseconds: number) {
  if (milliseconds >= slow4G.latency) return
  throw new Error(
    `The whole page arrived after ${milliseconds.toFixed(0)} ms: this browser does not apply the slow connection`,
  )
}
