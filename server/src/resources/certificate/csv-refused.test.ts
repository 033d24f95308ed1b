import { expect, test } from "vitest"
import { onAnyDatabase } from "#test/test-app.ts"

const head = "candidateName,candidateEmail,certificationName,batchNo,certificationNo\n"
const line = "Nusrat,nusrat@example.com,EHP,1"

onAnyDatabase("refused imports", (app) => {
  const send = async (payload: string | Buffer, type = "text/csv") => {
    const { token } = await app().as("admin")
    const url = "/api/certificates/import-certificates"
    return app().request({ method: "POST", url, payload, headers: { "content-type": type } }, token)
  }

  const bengali = `${head}নুসরাত,a@b.co,EHP,1,E-1\n`
  test.for([
    ["nothing", "", 400, "csvColumns"],
    ["a header alone", head, 400, "csvEmpty"],
    ["no header", `${line},H-1\n`, 400, "csvColumns"],
    ["a missing column", head.replace(",batchNo", ""), 400, "csvColumns"],
    ["a column twice", head.replace("batchNo", "batchNo,batchNo"), 400, "csvColumns"],
    ["semicolons", bengali.replaceAll(",", ";"), 400, "csvColumns"],
    ["an unclosed quote", `${head}"${line},Q-1\n`, 400, "csvInvalid"],
    ["UTF-16", Buffer.from(`\ufeff${bengali}`, "utf16le"), 400, "csvEncoding"],
    ["UTF-16 without its mark", Buffer.from(head, "utf16le"), 400, "csvEncoding"],
    ["Latin-1", Buffer.from(`${head}José${line},L-1\n`, "latin1"), 400, "csvEncoding"],
    ["a text cut within a letter", Buffer.from(bengali).subarray(0, head.length + 4), 400, "csvEncoding"],
    ["a spreadsheet's own file", Buffer.from("PK\u0003\u0004\u0000\u0000"), 400, "csvEncoding"],
    ["100,000 rows", head + `${line},R-1\n`.repeat(100_000), 400, "csvTooLong"],
    ["9 MB", head + "x".repeat(9 * 1024 * 1024), 413, "tooLarge"],
  ] as const)("%s is refused with a clear error code", async ([, payload, status, code]) => {
    const response = await send(payload as string | Buffer)
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ success: false, code })
  })

  test.for(["application/json", "text/plain", "application/x-www-form-urlencoded", "text/csvx", ""])(
    "a body of type '%s' is refused",
    async (type) => {
      const response = await send(bengali, type)
      expect(response.statusCode).toBe(415)
      expect(response.json().code).toBe("csvType")
    },
  )

  test("a student cannot import", async () => {
    const { token } = await app().as("student")
    const headers = { "content-type": "text/csv" }
    const url = "/api/certificates/import-certificates"
    const response = await app().request({ method: "POST", url, payload: bengali, headers }, token)
    expect(response.statusCode).toBe(403)
  })
})
