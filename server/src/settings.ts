import { existsSync, readFileSync } from "node:fs"
import { isIP } from "node:net"
import { resolve } from "node:path"
import { defaultPrefix } from "contract"
import * as z from "zod/mini"
import { CannotStart } from "#cannot-start.ts"
import { defaultBackupCount } from "#db/health/backup-age.ts"
import { hostsOf } from "#db/postgres/postgres-hosts.ts"
import { defaultImageQuota } from "#images/quota.ts"
import { defaultMailsPerDay } from "#mail/daily-limit.ts"
import { senderIn } from "#mail/transport/message.ts"

/** Whether the office needs a second factor, and how many days it has to set one up. */
export type SecondFactorPolicy = { isRequired: boolean; graceDays: number }
export const defaultSecondFactorPolicy: SecondFactorPolicy = { isRequired: false, graceDays: 14 }

const flag = z.pipe(
  z.enum(["0", "1"], "must be 0 or 1"),
  z.transform((value) => value === "1"),
)

function wholeNumber(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`
  const number = z.number().check(z.minimum(min, message), z.maximum(max, message))
  return z.pipe(z.string().check(z.regex(/^\d{1,9}$/, message)), z.pipe(z.transform(Number), number))
}

const isOrigin = (value: string) => /^https?:\/\/[^/?#@\s]+\/?$/.test(value) && URL.canParse(value)
const areOrigins = (value: string) => value.split(",").every((each) => isOrigin(each.trim()))

function isDatabaseUrl(value: string): boolean {
  const hosts = hostsOf(value)
  return /^postgres(ql)?:\/\/[^/?]+\/[^/?]+/.test(value) && hosts.every((host) => URL.canParse(host))
}

/** Special characters in the password must be percent-encoded: a plain `@`, `/`, `?` or `#` would be parsed as part of the URL. */
function isSmtpUrl(value: string): boolean {
  const hasForm = /^smtps?:\/\/([^@/?#\s]*@)?[^@/?#\s]+\/?(\?[^@#\s]*)?$/.test(value)
  return hasForm && URL.canParse(value) && !/%(?![\da-f]{2})/i.test(value)
}

function areNetworks(value: string): boolean {
  return value.split(",").every((each) => {
    const [address = "", bits, ...rest] = each.trim().split("/")
    const maxBits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
    return rest.length === 0 && maxBits > 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= maxBits))
  })
}

const textWhere = (isValid: (value: string) => boolean, message: string) => z.string().check(z.refine(isValid, message))

const webUrl = textWhere((value) => {
  const url = URL.parse(value)
  return /^https?:$/.test(url?.protocol ?? "") && !url?.username && !url?.password && !url?.hash
}, "must be an http or https URL")

const endpoint = z.optional(webUrl.check(z.regex(/^[^?]*$/, "must be a URL without a query")))

const bucket = z.optional(
  z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket")),
)

const withDefault = <T extends z.ZodMiniType>(schema: T, defaultValue: z.output<T>) =>
  z._default(schema, defaultValue as never)

const Environment = z.object({
  NODE_ENV: z.optional(z.string()),
  PORT: withDefault(wholeNumber(1, 65535), 3000),
  HOST: withDefault(z.string(), "0.0.0.0"),
  PUBLIC_URL: z.optional(textWhere(isOrigin, "must be an http or https URL without a path")),
  EARLIER_PUBLIC_URLS: z.optional(
    textWhere(areOrigins, "must be http or https URLs without a path, separated by commas"),
  ),
  DATA_DIR: withDefault(z.string(), "./data"),
  DATABASE_URL: z.optional(textWhere(isDatabaseUrl, "must look like postgres://user:password@host[,host]/database")),
  DATABASE_POOL: withDefault(wholeNumber(1, 500), 10),
  ADMIN_EMAIL: withDefault(
    z.string().check(z.trim(), z.toLowerCase(), z.email("must be an email address")),
    "admin@prohori.local",
  ),
  ADMIN_PASSWORD: z.optional(
    z.string().check(
      z.normalize("NFC"),
      z.refine((value) => value.trim() !== "", "must not be blank"),
      z.maxLength(128, "must have at most 128 characters"),
    ),
  ),
  SECRET_KEY: z.optional(z.string().check(z.minLength(32, "must have at least 32 characters"))),
  SECOND_FACTOR: withDefault(z.enum(["optional", "required"], "must be optional or required"), "optional"),
  SECOND_FACTOR_GRACE_DAYS: withDefault(wholeNumber(0, 90), defaultSecondFactorPolicy.graceDays),
  BACKUPS: withDefault(wholeNumber(0, 1000), defaultBackupCount),
  DEMO: z.optional(flag),
  SMTP_URL: z.optional(textWhere(isSmtpUrl, "must look like smtp://user:password@host:587 or smtps://…")),
  MAIL_FROM: withDefault(
    textWhere((value) => senderIn(value) !== null, "must be an email address, or look like Prohori <no-reply@host>"),
    "Prohori <no-reply@prohori.local>",
  ),
  MAILS_PER_DAY: withDefault(wholeNumber(1, 5000), defaultMailsPerDay),
  RATE_LIMIT: withDefault(wholeNumber(0, 1_000_000), 1200),
  TRUST_PROXY: z.optional(
    textWhere(areNetworks, "must be the IP addresses of the proxies in front, separated by commas"),
  ),
  IMAGES_PER_DAY: withDefault(wholeNumber(1, 5000), defaultImageQuota.students),
  STAFF_IMAGES_PER_DAY: withDefault(wholeNumber(1, 5000), defaultImageQuota.staff),
  REVIEWS_NEED_APPROVAL: withDefault(flag, false),
  CERTIFICATE_NUMBERS: z.optional(
    z.pipe(
      z.enum(["sequence", "random"], "must be sequence or random"),
      z.transform((value) => value === "random"),
    ),
  ),
  CERTIFICATE_PREFIX: withDefault(
    textWhere(
      (value) => /^[A-Z0-9]+(-[A-Z0-9]+)*$/.test(value) && value.length <= 20,
      "must be capital letters and digits, with single dashes between, at most 20 characters",
    ),
    defaultPrefix,
  ),
  IMAGE_HOST_URL: z.optional(webUrl),
  S3_ENDPOINT: endpoint,
  S3_REGION: z.optional(z.string()),
  S3_BUCKET: bucket,
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  BACKUP_S3_ENDPOINT: endpoint,
  BACKUP_S3_REGION: z.optional(z.string()),
  BACKUP_S3_BUCKET: bucket,
  BACKUP_S3_ACCESS_KEY_ID: z.optional(z.string()),
  BACKUP_S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  METRICS_PORT: z.optional(wholeNumber(1, 65535)),
  METRICS_HOST: withDefault(z.string(), "127.0.0.1"),
  LOG_LEVEL: withDefault(
    z.enum(["fatal", "error", "warn", "info", "debug", "silent"], "must be fatal, error, warn, info, debug or silent"),
    "info",
  ),
})

/** All S3 settings or none: with only some of them, images would silently go to the disk, and backups nowhere. */
function s3Settings(env: z.output<typeof Environment>, prefix: "" | "BACKUP_") {
  const [endpoint, bucket] = [env[`${prefix}S3_ENDPOINT`], env[`${prefix}S3_BUCKET`]]
  const [accessKeyId, secretAccessKey] = [env[`${prefix}S3_ACCESS_KEY_ID`], env[`${prefix}S3_SECRET_ACCESS_KEY`]]
  const region = env[`${prefix}S3_REGION`]
  if (endpoint && bucket && accessKeyId && secretAccessKey) {
    return { endpoint, bucket, region: region ?? "us-east-1", accessKeyId, secretAccessKey }
  }
  const isSet = (name: keyof typeof env) => env[name] !== undefined
  const needed = (["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const).map(
    (name) => `${prefix}${name}` as const,
  )
  if (![...needed, `${prefix}S3_REGION` as const].some(isSet)) return undefined
  throw new CannotStart(`S3 storage is set only in part: ${needed.filter((name) => !isSet(name)).join(", ")} missing`)
}

function backupBucket(env: z.output<typeof Environment>) {
  const settings = s3Settings(env, "BACKUP_")
  if (settings && env.BACKUPS === 0)
    throw new CannotStart("BACKUPS is 0, so there is nothing to copy: unset the settings BACKUP_S3_*")
  return settings
}

export type Settings = ReturnType<typeof readSettings>

/** NAME_FILE may name a file that holds the value, as Docker secrets and systemd credentials do. */
const secretNames = [
  "DATABASE_URL",
  "ADMIN_PASSWORD",
  "SECRET_KEY",
  "SMTP_URL",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "BACKUP_S3_ACCESS_KEY_ID",
  "BACKUP_S3_SECRET_ACCESS_KEY",
]

function secretsFromFiles(set: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const secrets: NodeJS.ProcessEnv = {}
  for (const name of secretNames) {
    const path = set[`${name}_FILE`]
    if (path === undefined) continue
    if (set[name] !== undefined) throw new CannotStart(`${name} and ${name}_FILE are both set: set one of them`)
    try {
      secrets[name] = readFileSync(path, "utf8").replace(/\r?\n$/, "")
    } catch (error) {
      throw new CannotStart(`${name}_FILE cannot be read: ${(error as Error).message}`)
    }
    if (secrets[name] === "") throw new CannotStart(`${name}_FILE names an empty file: ${path}`)
  }
  return secrets
}

/** The only reader of the environment. An empty value counts as not set. */
export function readSettings(environment: NodeJS.ProcessEnv = environmentWithFile()) {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""))
  const read = Environment.safeParse({ ...set, ...secretsFromFiles(set) })
  if (!read.success) {
    const issue = read.error.issues[0]
    throw new CannotStart(`${issue?.path.join(".")} ${issue?.message}`)
  }
  const env = read.data
  if (env.METRICS_PORT === env.PORT) throw new CannotStart("METRICS_PORT must be another port than PORT")
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : `http://localhost:${env.PORT}`,
    earlierPublicUrls: (env.EARLIER_PUBLIC_URLS?.split(",") ?? []).map((url) => new URL(url).origin),
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    secretKey: env.SECRET_KEY,
    secondFactorPolicy: { isRequired: env.SECOND_FACTOR === "required", graceDays: env.SECOND_FACTOR_GRACE_DAYS },
    backupCount: env.BACKUPS,
    backupBucket: backupBucket(env),
    demo: env.DEMO ?? env.NODE_ENV !== "production",
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    mailsPerDay: env.MAILS_PER_DAY,
    rateLimit: env.RATE_LIMIT,
    trustProxy: env.TRUST_PROXY,
    imageQuota: { students: env.IMAGES_PER_DAY, staff: env.STAFF_IMAGES_PER_DAY },
    newNumbers: { isRandom: env.CERTIFICATE_NUMBERS, prefix: env.CERTIFICATE_PREFIX },
    reviewsNeedApproval: env.REVIEWS_NEED_APPROVAL,
    imageHostUrl: env.IMAGE_HOST_URL,
    s3: s3Settings(env, ""),
    metricsPort: env.METRICS_PORT,
    metricsHost: env.METRICS_HOST,
    logLevel: env.LOG_LEVEL,
  }
}

/** The environment takes precedence over .env. */
function environmentWithFile(): NodeJS.ProcessEnv {
  try {
    if (existsSync(".env")) process.loadEnvFile(".env")
  } catch (error) {
    throw new CannotStart(`The file .env cannot be read: ${(error as Error).message}`)
  }
  return process.env
}
