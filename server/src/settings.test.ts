import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { CannotStart } from "#cannot-start.ts"
import { readSettings } from "#settings.ts"

test.for([
  [{ PORT: "x" }, "PORT must be a whole number from 1 to 65535"],
  [{ DEMO: "yes" }, "DEMO must be 0 or 1"],
  [{ PUBLIC_URL: "javascript:alert(1)" }, "PUBLIC_URL must be an http or https URL without a path"],
  [{ PUBLIC_URL: "https://a.example/sub" }, "PUBLIC_URL must be an http or https URL without a path"],
  ...["https://a.example,", "https://a.example, b.example", "https://a.example https://b.example"].map(
    (urls) =>
      [
        { EARLIER_PUBLIC_URLS: urls },
        "EARLIER_PUBLIC_URLS must be http or https URLs without a path, separated by commas",
      ] as const,
  ),
  [{ TRUST_PROXY: "10.0.0.0/99" }, "TRUST_PROXY must be the IP addresses of the proxies in front, separated by commas"],
  [
    { DATABASE_URL: "postgres://x@host:port/x" },
    "DATABASE_URL must look like postgres://user:password@host[,host]/database",
  ],
  [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL must look like postgres://user:password@host[,host]/database"],
  [{ ADMIN_EMAIL: "admin" }, "ADMIN_EMAIL must be an email address"],
  [{ SMTP_URL: "http://x" }, "SMTP_URL must look like smtp://user:password@host:587 or smtps://…"],
  [{ SMTP_URL: "smtp://a:b@c@host" }, "SMTP_URL must look like smtp://user:password@host:587 or smtps://…"],
  [{ SMTP_URL: "smtp://a:100%@host" }, "SMTP_URL must look like smtp://user:password@host:587 or smtps://…"],
  [{ SMTP_URL: "smtp://host:port" }, "SMTP_URL must look like smtp://user:password@host:587 or smtps://…"],
  [{ MAIL_FROM: "Prohori" }, "MAIL_FROM must be an email address, or look like Prohori <no-reply@host>"],
  [
    { MAIL_FROM: "A <a@x.org>, B <b@x.org>" },
    "MAIL_FROM must be an email address, or look like Prohori <no-reply@host>",
  ],
  [{ MAILS_PER_DAY: "0" }, "MAILS_PER_DAY must be a whole number from 1 to 5000"],
  [{ IMAGES_PER_DAY: "0" }, "IMAGES_PER_DAY must be a whole number from 1 to 5000"],
  [{ STAFF_IMAGES_PER_DAY: "many" }, "STAFF_IMAGES_PER_DAY must be a whole number from 1 to 5000"],
  [{ IMAGE_HOST_URL: "images.example" }, "IMAGE_HOST_URL must be an http or https URL"],
  [{ S3_BUCKET: "Pictures!" }, "S3_BUCKET must be the name of a bucket"],
  [
    { S3_ENDPOINT: "https://s3.example", S3_BUCKET: "pictures" },
    "S3 storage is set only in part: S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY missing",
  ],
  [{ METRICS_PORT: "0" }, "METRICS_PORT must be a whole number from 1 to 65535"],
  [{ METRICS_PORT: "3000" }, "METRICS_PORT must be another port than PORT"],
  [{ SECRET_KEY: "short" }, "SECRET_KEY must have at least 32 characters"],
] as const)("the invalid setting %j is refused with one clear line", ([setting, line]) => {
  expect(() => readSettings(setting)).toThrow(new CannotStart(line))
})

test("earlier addresses are separated by commas; by default there are none", () => {
  const { earlierPublicUrls } = readSettings({ EARLIER_PUBLIC_URLS: "https://A.example/, http://localhost:3000" })
  expect(earlierPublicUrls).toEqual(["https://a.example", "http://localhost:3000"])
  expect(readSettings({ EARLIER_PUBLIC_URLS: "" }).earlierPublicUrls).toEqual([])
})

test("a secret may be in a file, of which only the last line break does not belong to it", () => {
  const folder = mkdtempSync(join(tmpdir(), "prohori-secrets-"))
  const fileOf = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const secretKey = "0123456789 0123456789 0123456789 "
  const settings = readSettings({
    SECRET_KEY_FILE: fileOf("key", `${secretKey}\r\n`),
    ADMIN_PASSWORD_FILE: fileOf("password", " two\nlines\n"),
    SMTP_URL_FILE: fileOf("smtp", "smtp://a:b@mail.example"),
  })
  expect(settings).toMatchObject({ secretKey, adminPassword: " two\nlines", smtpUrl: "smtp://a:b@mail.example" })

  const refused = (setting: NodeJS.ProcessEnv) => expect(() => readSettings(setting))
  const keyFile = fileOf("key", "short")
  refused({ SECRET_KEY_FILE: keyFile }).toThrow("SECRET_KEY must have at least 32 characters")
  refused({ SECRET_KEY_FILE: keyFile, SECRET_KEY: secretKey }).toThrow(
    "SECRET_KEY and SECRET_KEY_FILE are both set: set one of them",
  )
  refused({ DATABASE_URL_FILE: join(folder, "none") }).toThrow(/^DATABASE_URL_FILE cannot be read: ENOENT/)
  refused({ SMTP_URL_FILE: fileOf("empty", "\n") }).toThrow(/^SMTP_URL_FILE names an empty file: /)
  rmSync(folder, { recursive: true })
})
