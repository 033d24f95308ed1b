import { isIPv6 } from "node:net"

/** What one visitor has to themselves: an IPv4 address whole, of an IPv6 one the first half. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || !isIPv6(address)) return mapped ?? address
  const [head = "", tail = ""] = address.split("::")
  const [before, after] = [head, tail].map((part) => part.split(":").filter(Boolean))
  const zeros = 8 - (before?.length ?? 0) - (after?.length ?? 0)
  const groups = address.includes("::")
    ? [...(before ?? []), ...Array(zeros).fill("0"), ...(after ?? [])]
    : (before ?? [])
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")
}
