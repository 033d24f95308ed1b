import { type CreateCertificate, readRandomNumber } from "contract"
import { expect, test } from "vitest"
import { fiftyThird } from "#db/migrations/0053-number-scheme.ts"
import { fillWithDemo } from "#demo/fill.ts"
import { aCertificate } from "#test/factories.ts"
import { onBothDatabases } from "#test/test-app.ts"

type App = Parameters<Parameters<typeof onBothDatabases>[1]>[0]

const callsOf = (app: App) => ({
  async issue(...certificates: Partial<CreateCertificate>[]) {
    const { token } = await app().as("registrar")
    for (const some of certificates) {
      const payload = aCertificate(some)
      const response = await app().request({ method: "POST", url: "/api/certificates/register", payload }, token)
      expect(response.statusCode).toBe(201)
    }
  },
  async propose(batchNo: string, count = 1) {
    const { token } = await app().as("registrar")
    const url = `/api/certificates/get-new-numbers?batchNo=${encodeURIComponent(batchNo)}&count=${count}`
    return (await app().request({ url }, token)).json().data as string[]
  },
})

onBothDatabases("numbers for new certificates", (app) => {
  const { issue, propose } = callsOf(app)

  test("they follow the highest of the batch, as numbers, in any digits, without those that are taken", async () => {
    await issue({ batchNo: "7", certificationNo: "N-7-10" }, { batchNo: "7", certificationNo: "N-7-9" })
    await issue(
      { batchNo: "elsewhere", certificationNo: "n-7-12" },
      { batchNo: "7", certificationNo: "N-7-7K3M-X2QA-x" },
    )
    expect(await propose("7", 3)).toEqual(["N-7-11", "N-7-13", "N-7-14"])
    expect(await propose("৭")).toEqual(["N-7-11"])
  })

  test("those of a new batch are formed like the number of the newest certificate", async () => {
    await issue({ batchNo: "0012", certificationNo: "PRH-0012-0044" })
    expect(await propose("0013", 2)).toEqual(["PRH-0013-0001", "PRH-0013-0002"])
    await issue({ batchNo: "0014", certificationNo: "Guest" })
    expect(await propose("0015", 2)).toEqual([])
    expect(await propose("0014")).toEqual([])
  })

  test("a number of five and four digits counts, though without separators it reads like a random one", async () => {
    await issue({ batchNo: "19281", certificationNo: "PRH-19281-0001" })
    await issue({ batchNo: "0021", certificationNo: "Speaker" })
    expect(readRandomNumber("PRH-19281-0001")?.isValid).toBe(true)
    expect(await propose("19281")).toEqual(["PRH-19281-0002"])
  })

  test.for([
    ["PRH-0017-0044", "0017", "০০১৮", "PRH-0018-0001"],
    ["PRH-0022-0044", "০০২২", "০০২৩", "PRH-0023-0001"],
    ["প্রহরী-০৩২-০১৯", "০৩২", "033", "প্রহরী-০৩৩-০০১"],
    ["PRH-SOC-07", "SOC", "শীত", "PRH-শীত-01"],
    ["PRH-শীত ৭-১", "শীত ৭", "শীত 8", "PRH-শীত ৮-১"],
  ])("after %s of batch %s comes, for batch %s, %s: one number has one script of digits", async (row) => {
    const [certificationNo = "", batchNo = "", next = "", proposed] = row
    await issue({ batchNo, certificationNo })
    expect(await propose(next)).toEqual([proposed])
  })

  test("the candidates of a batch are listed for those who may issue certificates", async () => {
    await issue({ batchNo: "C", candidateEmail: "a@example.com" }, { batchNo: "c", candidateEmail: "b@example.com" })
    const url = "/api/certificates/get-candidates?batchNo=C"
    const { token } = await app().as("registrar")
    const emails = (await app().request({ url }, token)).json().data.map((one: CreateCertificate) => one.candidateEmail)
    expect(emails).toEqual(["b@example.com", "a@example.com"])
    expect((await app().request({ url }, (await app().as("student")).token)).statusCode).toBe(403)
    const [none, many] = ["", "batchNo=C&count=501"]
    for (const query of [none, many])
      expect((await app().request({ url: `/api/certificates/get-new-numbers?${query}` }, token)).statusCode).toBe(400)
  })
})

onBothDatabases(
  "random numbers for new certificates",
  (app) => {
    const { issue, propose } = callsOf(app)

    test("each is new, has the prefix and a right check character", async () => {
      const numbers = await propose("1", 500)
      expect(new Set(numbers).size).toBe(500)
      for (const number of numbers) expect(readRandomNumber(number, "AB-1")).toEqual({ number, isValid: true })
      expect(numbers[0]).toMatch(/^AB-1-/)
    })

    test("without separators, typing errors are detected, and O counts as 0", async () => {
      const [number = ""] = (await propose("2", 200)).filter((one) => /0/.test(one.slice(5)))
      await issue({ batchNo: "2", certificationNo: number })
      const characters = number.replaceAll("-", "")
      const verify = async (written: string) =>
        (await app().request({ url: `/api/certificates/verify/${written}` })).json()
      const verifyMany = async (written: string) => {
        const payload = { numbers: [written] }
        return (await app().request({ method: "POST", url: "/api/certificates/verify-many", payload })).json().data
          .results[0]
      }
      const withO = `AB1${characters.slice(3).replaceAll("0", "O")}`
      expect(await verify(withO)).toMatchObject({ data: { certificationNo: number } })
      expect(await verifyMany(withO)).toMatchObject({ certificationNo: number })
      const last = characters.endsWith("7") ? "8" : "7"
      expect(await verify(characters.slice(0, -1) + last)).toMatchObject({ code: "numberMistyped" })
      expect(await verifyMany(characters.slice(0, -1) + last)).toMatchObject({ state: "mistyped" })
    })

    test("after the setting is taken back, a batch's random numbers are not counted on", async () => {
      const [random = ""] = (await propose("9", 100)).filter((number) => /\d$/.test(number))
      await issue({ batchNo: "9", certificationNo: "S-1" }, { batchNo: "9", certificationNo: random })
      const restarted = await app().restarted({ newNumbers: { isRandom: false, prefix: "AB-1" } })
      const { token } = await app().as("admin")
      const url = "/api/certificates/get-new-numbers?batchNo=9"
      const response = await restarted.inject({ url, headers: { authorization: token } })
      expect(response.json().data).toEqual(["S-2"])
      await restarted.close()
    })
  },
  { newNumbers: { isRandom: true, prefix: "AB-1" } },
)

const newNumbers = { isRandom: undefined, prefix: "PRH" }
const ifNoSettingSaysWhich = (app: App) => {
  const { issue, propose } = callsOf(app)
  const isRandom = async (batchNo: string) => {
    const [number = ""] = await propose(batchNo)
    return readRandomNumber(number)?.isValid
  }
  /** As if this database were updated from a version without random numbers of its own. */
  const update = () =>
    app().database.write([], async (trx) => {
      await trx.schema.dropTable("numberScheme").execute()
      await fiftyThird.up(trx as never)
    })

  test("a new site gets random ones, with its sample content, after an update and whatever is issued", async () => {
    expect(await isRandom("1")).toBe(true)
    await app().database.write([], fillWithDemo)
    await update()
    expect(await isRandom("1")).toBe(true)
    await issue({ batchNo: "1", certificationNo: "S-1-0001" })
    expect(await isRandom("1")).toBe(true)
  })

  test("a site that had issued certificates before keeps its sequence, also when they are deleted later", async () => {
    await update()
    expect(await propose("1")).toEqual(["S-1-0002"])
    await app().database.write(["certificate"], (trx) => trx.deleteFrom("certificate").execute())
    await issue({ batchNo: "1", certificationNo: "S-1-0007" })
    const restarted = await app().restarted({ newNumbers })
    const { token } = await app().as("registrar")
    const url = "/api/certificates/get-new-numbers?batchNo=1"
    expect((await restarted.inject({ url, headers: { authorization: token } })).json().data).toEqual(["S-1-0008"])
    await restarted.close()
  })
}
onBothDatabases("numbers for new certificates, if no setting says which", ifNoSettingSaysWhich, { newNumbers })
