import { BlockList, isIP } from "node:net"

const privateNetworks = new BlockList()
const inIpv4 = ["127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16"]
for (const network of [...inIpv4, "::1/128", "fc00::/7", "fe80::/10"]) {
  const [address = "", bits] = network.split("/")
  privateNetworks.addSubnet(address, Number(bits), isIP(address) === 4 ? "ipv4" : "ipv6")
}

/** This machine or one on the local network: no certificate authority issues certificates for these. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "")
  const version = isIP(host)
  if (version === 0) return /^[^.]+(\.(localhost|local|lan|internal))?$/i.test(host)
  return privateNetworks.check(host, version === 4 ? "ipv4" : "ipv6")
}
