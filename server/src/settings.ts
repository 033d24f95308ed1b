import { resolve } from "node:path"
import { z } from "zod"
import { CannotStart } from "#cannot-start.ts"

const flag = z.enum(["0", "1"], "must be 0 or 1").transform((value) => value === "1")
const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`)

const Environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: whole(0, 65535).default(3000),
  HOST: z.string().default("0.0.0.0"),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: "must be an http or https address" })
    .transform((url) => new URL(url).origin)
    .optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/[^/?]+\/[^/?]+/, "must look like postgres://user:password@host[,host]/database")
    .optional(),
  DATABASE_POOL: whole(1, 500).default(10),
  ADMIN_EMAIL: z.email("must be an email address").default("admin@prohori.local"),
  ADMIN_PASSWORD: z
    .string()
    .min(6, "must have at least 6 characters")
    .max(128, "must have at most 128 characters")
    .optional(),
  DEMO: flag.optional(),
  RATE_LIMIT: whole(0, 1_000_000).default(1200),
  TRUST_PROXY: z
    .string()
    .regex(/^[0-9a-f.:/, ]+$/i, "must be the addresses of the proxies in front, separated by commas")
    .optional(),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "silent"], "must be fatal, error, warn, info, debug or silent")
    .default("info"),
})

export type Settings = ReturnType<typeof readSettings>

/** The only reader of the environment. An empty value counts as not set. */
export function readSettings(environment: NodeJS.ProcessEnv = process.env) {
  const set = Object.entries(environment).filter(([, value]) => value !== "")
  const read = Environment.safeParse(Object.fromEntries(set))
  if (!read.success) {
    const issue = read.error.issues[0]
    throw new CannotStart(`${issue?.path.join(".")} ${issue?.message}`)
  }
  const env = read.data
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    adminEmail: env.ADMIN_EMAIL.toLowerCase(),
    adminPassword: env.ADMIN_PASSWORD,
    demo: env.DEMO ?? env.NODE_ENV !== "production",
    rateLimit: env.RATE_LIMIT,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
  }
}
