import { isIPv4, isIPv6 } from "node:net"

/** Whatever is no address. Behind a proxy that passes on what a client wrote, that may be any text: all of it shares one network. */
const unknown = "unknown"

/** The part of an IP address that identifies one visitor's network: all of an IPv4 address, the /64 prefix of an IPv6 one. */
export function networkOf(text: string): string {
  const address = withoutPort(text)
  const ipv4 = mappedIpv4(address) ?? address
  if (isIPv4(ipv4)) return ipv4
  return isIPv6(address) ? prefixOf(address) : unknown
}

/** How many times the limit of one /64 all networks of a /48 may use together: one customer often has a /48, with 65,536 networks. */
const networksPer48 = 16

/** What a limit per network counts, and how much of each use: the network, and for IPv6 the /48 around it. */
export function countedNetworks(network: string): { key: string; share: number }[] {
  const [, around] = /^(.*:.*:.*):/.exec(network) ?? []
  const itself = { key: network, share: 1 }
  return around ? [itself, { key: around, share: 1 / networksPer48 }] : [itself]
}

/** The network that is one customer at most: in a queue, each has one share. */
export const widestNetwork = (network: string) => countedNetworks(network).at(-1)?.key ?? network

/** An IPv4 address in IPv6, such as ::ffff:203.0.113.7 or ::ffff:cb00:7107. */
function mappedIpv4(address: string): string | undefined {
  const [, dotted, high, low] = /^::ffff:(?:([\d.]+)|([\da-f]{1,4}):([\da-f]{1,4}))$/i.exec(address) ?? []
  if (!high || !low) return dotted
  return [high, low].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]).join(".")
}

/** Some proxies write the client's port behind its address. */
function withoutPort(text: string): string {
  const [, ipv6, ipv4] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(text) ?? []
  return ipv6 ?? ipv4 ?? text
}

function prefixOf(ipv6: string): string {
  const [address = ""] = ipv6.split("%")
  const [before = [], after = []] = address.split("::").map((part) => part.split(":").filter(Boolean))
  const zeros = Array(8 - before.length - after.length).fill("0")
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")
}
