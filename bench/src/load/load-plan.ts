/** The requests that the load generator sends. A path that ends with `=` gets a unique suffix with each request. */
export type LoadPlan = {
  path: string
  seconds: number
  /** Open loop: this rate, without waiting for responses. Without it (closed loop) each socket sends again after each response. */
  perSecond?: number
  sockets: number
}

export type LoadResult = {
  sent: number
  /** Responses 503 and 429. */
  refused: number
  /** Responses with any other status than 200, 503 and 429. */
  failed: number
  /** No response: the connection was closed, or nothing arrived within ten seconds after the last request. */
  withoutResponse: number
  acceptedPerSecond: number
  /** Measured from when the request should have been sent, so that a slow generator hides no latency. */
  acceptedMs: { p50: number; p99: number }
  refusedMs: { p50: number; p99: number }
  /** When each accepted response arrived, in milliseconds since the start. */
  acceptedAt: number[]
  /** The share of one core that the generator used. */
  ownCpu: number
}
