import { afterEach, expect, test } from "vitest"
import type { Message, Transport } from "#mail/transport/message.ts"
import { smtpTransport } from "#mail/transport/smtp-transport.ts"
import { startSmtp } from "#test/smtp-server.ts"

const message: Message = {
  from: { name: "Prohori", address: "no-reply@prohori.example" },
  to: "mim@example.com",
  subject: "A mail",
  date: new Date(),
  messageId: "<1@prohori.example>",
  text: "A text\n",
  html: "<p>A text</p>\n",
  attachments: [],
}

const ending: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end()
})

async function smtp(...options: Parameters<typeof startSmtp>) {
  const server = await startSmtp(...options)
  ending.push(server.stop)
  return server
}

function transportTo(url: string): Transport {
  const transport = smtpTransport(url)
  ending.push(transport.close)
  return transport
}

const soon = () => AbortSignal.timeout(5000)

test("a send that times out is aborted, and the next mail is sent", async () => {
  const server = await smtp()
  const held = Promise.withResolvers<void>()
  server.behaviour.hold = () => held.promise
  const transport = transportTo(server.url)
  await expect(transport.send(message, AbortSignal.timeout(200))).rejects.toThrow()
  held.resolve()
  await transport.send({ ...message, to: "next@example.com" }, soon())
  expect(server.received.at(-1)?.recipients).toEqual(["next@example.com"])
})

test("a server with a self-signed certificate gets no mail, unless the URL allows it", async () => {
  const server = await smtp(0, { hideSTARTTLS: false })
  await expect(transportTo(server.url).send(message, soon())).rejects.toThrow(/certificate/)
  expect(server.received).toEqual([])
  await transportTo(`${server.url}?tls.rejectUnauthorized=false`).send(message, soon())
  expect(server.received).toHaveLength(1)
})

test("if the URL requires encryption, a server without it gets neither login nor mail", async () => {
  const server = await smtp()
  const url = `smtp://user:secret@${server.address}?requireTLS=true`
  await expect(transportTo(url).send(message, soon())).rejects.toThrow()
  expect(server.received).toEqual([])
  await transportTo(url.replace("?requireTLS=true", "")).send(message, soon())
  expect(server.received).toHaveLength(1)
})

test("a server outside the local network gets nothing without encryption, unless the URL allows it", async () => {
  const server = await smtp()
  // Leads to this machine, but is no private address.
  const url = `smtp://user:secret@${server.address.replace("127.0.0.1", "0.0.0.0")}`
  await expect(transportTo(url).send(message, soon())).rejects.toThrow()
  expect(server.received).toEqual([])
  await transportTo(`${url}?requireTLS=false`).send(message, soon())
  expect(server.received).toHaveLength(1)
})

test("a connection that the server has closed is replaced", async () => {
  const server = await smtp()
  const transport = transportTo(server.url)
  await transport.send(message, soon())
  server.dropConnections()
  await transport.send(message, soon())
  expect(server.received).toHaveLength(2)
})
