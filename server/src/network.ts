import { isIPv6 } from "node:net"

/** The part of an IP address that identifies one visitor's network: all of an IPv4 address, the /64 prefix of an IPv6 one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || !isIPv6(address)) return mapped ?? address
  const [before = [], after = []] = address.split("::").map((part) => part.split(":").filter(Boolean))
  const zeros = Array(8 - before.length - after.length).fill("0")
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")
}
