import { randomNumber, type VerifiedNumber } from "contract"
import { expect, test } from "vitest"
import { aCertificate } from "#test/factories.ts"
import { onAnyDatabase } from "#test/test-app.ts"

onAnyDatabase("verifying a number", (app) => {
  const create = async (certificationNo: string) => {
    const { token } = await app().as("admin")
    const payload = aCertificate({ certificationNo })
    return app().request({ method: "POST", url: "/api/certificates/register", payload }, token)
  }
  const verify = async (no: string) => {
    const response = await app().request({ url: `/api/certificates/verify/${encodeURIComponent(no)}` })
    const { data, code } = response.json()
    return data?.certificationNo ?? `${response.statusCode} ${code}`
  }

  test("finds a certificate whatever the digits, dashes, spaces and invisible characters", async () => {
    await create("VRF-0007-0025")
    const spellings = ["vrf 0007 0025", "VRF–0007–0025", "VRF—০০০৭−০০২৫", "VRF00070025", "vrf-\u200d0007\u2060-0025 "]
    for (const no of [...spellings, "V R F - 0 0 0 7 0025"]) {
      expect([no, await verify(no)]).toEqual([no, "VRF-0007-0025"])
    }
    const separated = [
      "VRF_0007_0025",
      "vrf/0007/0025",
      "VRF.0007.0025.",
      "VRF\\0007\\0025",
      "VRF-0007-0025।",
      "VRF:0007, 0025",
    ]
    for (const no of [...separated, "ＶＲＦ－０００７－００２５", "ｖｒｆ＿０００７＿００２５．", "VRF　0007　0025"])
      expect([no, await verify(no)]).toEqual([no, "VRF-0007-0025"])
    for (const no of ["VRF-0007-002", "VRF-0007-00255", "0007-0025", "VRF#0007#0025"])
      expect([no, await verify(no)]).toEqual([no, "404 invalidCredential"])
  })

  test("finds a number that is printed in Bengali digits by Latin ones, and letters in either encoding", async () => {
    await create("সনদ-৭-বড়ুয়া-১২")
    for (const no of ["সনদ-7-বড়ুয়া-12", "সনদ ৭ ব\u09dcু\u09dfা ১২"]) expect(await verify(no)).toBe("সনদ-৭-বড়ুয়া-১২")
  })

  test("never mistakes a certificate for another whose number differs only in its dashes", async () => {
    const [one, other] = ["TWO-0001-00011", "TWO-00010-0011"]
    for (const no of [one, other]) expect((await create(no)).statusCode).toBe(201)
    for (const no of [one, other]) {
      for (const spelled of [
        no,
        no.toLowerCase(),
        no.replaceAll("-", " "),
        no.replaceAll("-", " – "),
        no.replace("1", "১"),
      ])
        expect([spelled, await verify(spelled)]).toEqual([spelled, no])
    }
    for (const no of ["TWO000100011", "TWO-000100011", "two 000 100 011"])
      expect([no, await verify(no)]).toEqual([no, "404 numberAmbiguous"])
  })

  test("finds each of two numbers that differ only in the kind of their dashes, and neither by another spelling", async () => {
    await create("DSH-1")
    expect((await create("DSH–1")).statusCode).toBe(201)
    expect([await verify("dsh-1"), await verify("dsh–1")]).toEqual(["DSH-1", "DSH–1"])
    expect(await verify("dsh 1")).toBe("404 numberAmbiguous")
  })

  test("finds each number that contains such separators itself, and no spelling finds the wrong one", async () => {
    const printed = ["SEP/1/2", "SEP-1-2", "SEP_1.2", "ＳＥＰ-1-2", "SEP/12"]
    for (const no of printed) expect((await create(no)).statusCode).toBe(201)
    for (const no of printed) expect([no, await verify(no)]).toEqual([no, no])
    expect(await verify("sep_12")).toBe("SEP/12")
    for (const no of ["sep 1 2", "SEP\\1\\2", "sep12"])
      expect([no, await verify(no)]).toEqual([no, "404 numberAmbiguous"])
    await create("ALONE/7.1")
    expect([await verify("alone-7-1"), await verify("ALONE71")]).toEqual(["ALONE/7.1", "ALONE/7.1"])
  })

  test("treats O as 0, and I and L as 1, in a random number; a wrong check character is a typing error", async () => {
    const bytes = Uint8Array.from([0, 1, 0, 1, 17, 18, 1, 0])
    const number = await create(randomNumber("PRH", bytes)).then((response) => response.json().data.certificationNo)
    const unissued = randomNumber("PRH", Uint8Array.from([9, 9, 9, 9, 9, 9, 9, 9]))
    const wrong = number.slice(0, -1) + (number.endsWith("2") ? "3" : "2")
    const typed = [
      number,
      number.toLowerCase(),
      number.replaceAll("0", "O"),
      number.replaceAll("1", "l"),
      wrong,
      unissued,
    ]
    const alone = [number, number, number, number, "404 numberMistyped", "404 invalidCredential"]
    expect(await Promise.all(typed.map(verify))).toEqual(alone)
    const many = { method: "POST", url: "/api/certificates/verify-many", payload: { numbers: typed } } as const
    const states = (await app().request(many)).json().data.results.map(({ state }: VerifiedNumber) => state)
    expect(states).toEqual(["valid", "valid", "valid", "valid", "mistyped", "unknown"])
  })

  test("reads the number in a link or after a label; O and l among digits of other numbers only say what may be meant", async () => {
    await create("LNK-0001-0007")
    const wrapped = ["https://site.example/c/LNK-0001-0007", "site.example/en/verify-certificate?no=lnk-0001-0007&x=1"]
    for (const no of [...wrapped, "No. LNK-0001-0007", "নং LNK-0001-0007"])
      expect([no, await verify(no)]).toEqual([no, "LNK-0001-0007"])
    for (const no of ["LNK-OOO1-0007", "lnk-000l-ooo7", "LNKOOOl0007"])
      expect([no, await verify(no)]).toEqual([no, "404 numberSimilar"])
    expect(await verify("LNK-OOO1-0009")).toBe("404 invalidCredential")
    await create("NO 5-1")
    expect(await verify("No 5-1")).toBe("NO 5-1")
    const payload = { numbers: [...wrapped, "No. LNK-0001-0007"] }
    const many = { method: "POST", url: "/api/certificates/verify-many", payload } as const
    const states = (await app().request(many)).json().data.results.map(({ state }: VerifiedNumber) => state)
    expect(states).toEqual(["valid", "valid", "valid"])
  })

  test("long runs of dashes and joiners are no number", async () => {
    for (const no of ["-", "-".repeat(64), "\u200d".repeat(20), "\u3164", "+ +", "./_", "।"])
      expect([no, await verify(no)]).toEqual([no, "404 invalidCredential"])
  })
})
