import { expect, test } from "vitest"
import { networkOf } from "#network/network.ts"

test.for([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["203.0.113.7:1000", "203.0.113.7"],
  ["2001:DB8::1", "2001:db8:0:0"],
  ["2001:db8:0:0:ffff::1", "2001:db8:0:0"],
  ["2001:db8:0:1::1", "2001:db8:0:1"],
  ["[2001:db8::1]", "2001:db8:0:0"],
  ["[2001:db8::1]:1000", "2001:db8:0:0"],
  ["[::ffff:203.0.113.7]:1000", "203.0.113.7"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["fe80::1%a:b:c:d:e:f:0:1:2", "fe80:0:0:0"],
] as const)("the network of %s is %s", ([address, network]) => expect(networkOf(address)).toBe(network))

test("everything that is no address counts as one network", () => {
  const texts = [
    "garbage-0",
    "garbage-1",
    "",
    "unknown",
    "1.2.3",
    "1.2.3.4.5",
    "1.2.3.4:",
    "300.1.1.1:80",
    "::ffff:300.1.1.1",
  ]
  for (const text of [...texts, "[2001:db8::1", "[1.2.3.4 x]:1000", "2001:db8::1:1000:x", "203.0.113.7 a\nb 1"])
    expect([text, networkOf(text)]).toEqual([text, "unknown"])
})
