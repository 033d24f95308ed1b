import type { CDPSession } from "@playwright/test"

const bits = 1000 / 8

/**
 * Slow 4G, applied while the page loads. Chromium holds back the answer of each request by the latency, once: so 150 ms is
 * a round trip on a connection that is open already. Lighthouse's applied throttling takes 3.75 times as much, for a new
 * connection's name, TCP and TLS; its part of this bench keeps to that.
 */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1600 * bits, uploadThroughput: 750 * bits }
const processor = { rate: 4 }

export const linkInWords = "1.6 Mbit/s down, 750 kbit/s up, 150 ms before each answer, processor 4 times slower"

export async function slowDown(session: CDPSession) {
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", slow4G)
  await session.send("Emulation.setCPUThrottlingRate", processor)
}

/** A figure that was taken without the slow link looks splendid. */
export function expectSlow(milliseconds: number) {
  if (milliseconds >= slow4G.latency) return
  throw new Error(`The whole page came after ${milliseconds.toFixed(0)} ms: this browser does not apply the slow link`)
}
