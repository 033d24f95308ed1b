import type { FastifyRequest } from "fastify"
import { inProcess } from "#http/load-shedding/load-shedding.ts"
import { networkOf } from "#network/network.ts"

/** In requests of the page renderer: the address of the page's visitor. */
export const visitorHeader = "x-visitor"

/** The network of the visitor that a request is made for. From outside, the header could be forged. */
export function visitorNetwork({ ip, headers, socket }: Pick<FastifyRequest, "ip" | "headers" | "socket">): string {
  const address = socket.remoteAddress === inProcess ? headers[visitorHeader] : ip
  return networkOf(String(address ?? ip))
}
