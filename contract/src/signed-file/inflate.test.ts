import { expect, test } from "vitest"
import { inflate } from "./inflate.ts"

async function compressed(length: number) {
  const stream = new Blob([new Uint8Array(length)]).stream().pipeThrough(new CompressionStream("deflate"))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

test("a stream of the largest allowed size is decompressed, a longer one is not", async () => {
  expect(await inflate(await compressed(1_000_000), 1_000_000)).toHaveLength(1_000_000)
  expect(await inflate(await compressed(1_000_001), 1_000_000)).toBe(undefined)
  expect(await inflate(await compressed(50_000_000), 1_000_000)).toBe(undefined)
})
