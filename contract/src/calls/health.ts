import * as z from "zod/mini"
import { anyone } from "../call.ts"
import { callsOf } from "../calls-of.ts"

const health = callsOf()

export const getOpenApi = health.get("/openapi.json", {
  access: anyone,
  response: z.record(z.string(), z.unknown()),
  summary: "This document",
})

export const isLive = health.get("/health/live", {
  access: anyone,
  message: "Live",
  isEssential: true,
  summary: "Whether the process answers",
  description: "Never limited.",
})

export const isReady = health.get("/health/ready", {
  access: anyone,
  message: "Ready",
  isEssential: true,
  summary: "Whether requests may be sent here",
  description: "503 while starting, closing, or cut off from the database.",
})
