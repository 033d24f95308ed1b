import * as z from "zod/mini"
import { anyone } from "../call/call.ts"
import { callsOf } from "../call/calls-of.ts"

const health = callsOf()

export const getOpenApi = health.get("/openapi.json", {
  access: anyone,
  response: z.record(z.string(), z.unknown()),
  summary: "Get this document",
})

export const isLive = health.get("/health/live", {
  access: anyone,
  message: "Live",
  isEssential: true,
  summary: "Check that the process is running",
  description: "Not rate limited.",
})

export const isReady = health.get("/health/ready", {
  access: anyone,
  message: "Ready",
  isEssential: true,
  summary: "Check that the server can handle requests",
  description: "Returns 503 while the server is starting or shutting down, or while the database is unavailable.",
})
