import { expect, test } from "vitest"
import { decompress } from "./decompress.ts"

async function compressed(length: number) {
  const stream = new Blob([new Uint8Array(length)]).stream().pipeThrough(new CompressionStream("deflate"))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

test("what has the largest allowed size is decompressed, what is longer is not", async () => {
  expect(await decompress(await compressed(1_000_000), "deflate", 1_000_000)).toHaveLength(1_000_000)
  expect(await decompress(await compressed(1_000_001), "deflate", 1_000_000)).toBe(undefined)
  expect(await decompress(await compressed(50_000_000), "deflate", 1_000_000)).toBe(undefined)
})
