/** What the load generator is to send. A path that ends with `=` gets another ending with each request. */
export type LoadOrder = {
  path: string
  seconds: number
  /** Open loop: so many a second, whether or not earlier ones are answered. Without it each socket asks again once answered. */
  perSecond?: number
  sockets: number
}

export type LoadResult = {
  sent: number
  /** Answered by 503 or 429. */
  refused: number
  /** Another status than these and 200. */
  failed: number
  /** No answer: the connection was closed, or nothing came for ten seconds after the last request. */
  unanswered: number
  acceptedPerSecond: number
  /** From when the request should have been sent, so that a client that falls behind hides nothing. */
  acceptedMs: { p50: number; p99: number }
  refusedMs: { p50: number; p99: number }
  /** When each accepted answer came, in milliseconds since the start. */
  acceptedAt: number[]
  /** The part of one core that the generator used. */
  ownCpu: number
}
