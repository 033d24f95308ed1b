import { expect, test } from "vitest"
import { CannotStart } from "#cannot-start.ts"
import { readSettings } from "#settings.ts"

test.for([
  [{ PORT: "x" }, "PORT must be a whole number from 1 to 65535"],
  [{ DEMO: "yes" }, "DEMO must be 0 or 1"],
  [{ PUBLIC_URL: "javascript:alert(1)" }, "PUBLIC_URL must be an http or https URL without a path"],
  [{ PUBLIC_URL: "https://a.example/sub" }, "PUBLIC_URL must be an http or https URL without a path"],
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
  [{ SECRET_KEY: "short" }, "SECRET_KEY must have at least 32 characters"],
] as const)("the invalid setting %j is refused with one clear line", ([setting, line]) => {
  expect(() => readSettings(setting)).toThrow(new CannotStart(line))
})
