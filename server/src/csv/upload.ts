import { validatorCompiler } from "fastify-type-provider-zod"
import { wrongType } from "#errors.ts"
import type { App } from "#http/handle.ts"

/** Accepts only CSV, as bytes; the encoding is checked later. The body's schema is for OpenAPI, not for validation. */
export function acceptCsv(scope: App) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser("text/csv", { parseAs: "buffer" }, (_request, body, done) => done(null, body))
  scope.addHook("preParsing", async ({ headers }) => {
    if (!/^text\/csv *(;|$)/i.test(headers["content-type"] ?? "")) throw wrongType("csvType")
  })
  scope.setValidatorCompiler((part) =>
    part.httpPart === "body" ? (value) => ({ value }) : validatorCompiler(part as never),
  )
}
