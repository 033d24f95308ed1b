import { Readable } from "node:stream"
import fastify from "fastify"
import { expect, test } from "vitest"
import { sendFailure } from "#http/errors.ts"
import { Unavailable } from "#isolation/unavailable.ts"

test("a download that fails before its first byte is a failure in the envelope, not a broken file", async () => {
  const app = fastify()
  app.setErrorHandler(sendFailure)
  app.get("/archive", async (_request, reply) => {
    reply.headers({ "content-type": "application/zip", "content-disposition": 'attachment; filename="a.zip"' })
    // biome-ignore lint/correctness/useYield: it fails before
    async function* files(): AsyncGenerator<Buffer> {
      throw new Unavailable("nothing can be drawn")
    }
    return reply.send(Readable.from(files(), { objectMode: false }))
  })
  const response = await app.inject({ url: "/archive" })
  expect([response.statusCode, response.json().code]).toEqual([503, "busy"])
  expect(response.headers).toMatchObject({ "content-type": "application/json; charset=utf-8", "retry-after": "1" })
  expect(response.headers).not.toHaveProperty("content-disposition")
  await app.close()
})
