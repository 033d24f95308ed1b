import * as z from "zod/mini"
import { anyone, call } from "../call.ts"
import { Done } from "../resource.ts"

export const getOpenApi = call({
  method: "GET",
  path: "/openapi.json",
  access: anyone,
  response: z.record(z.string(), z.unknown()),
  summary: "This document",
})

export const isLive = call({
  method: "GET",
  path: "/health/live",
  access: anyone,
  response: Done,
  message: "Live",
  isEssential: true,
  summary: "Whether the process answers",
  description: "Never limited.",
})

export const isReady = call({
  method: "GET",
  path: "/health/ready",
  access: anyone,
  response: Done,
  message: "Ready",
  isEssential: true,
  summary: "Whether requests may be sent here",
  description: "503 while starting, closing, or cut off from the database.",
})
