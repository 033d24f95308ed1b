import { setTimeout as wait } from "node:timers/promises"
import { calls } from "contract"
import { expect, inject, test } from "vitest"
import { lockWaits } from "#test/postgres/lock-waits.ts"
import { type Answer, startRacedAccount } from "#test/sign-in/raced-account.ts"
import { startTestApp, type TestApp } from "#test/test-app.ts"

type CallName = keyof typeof calls
type Pair = readonly [CallName, CallName]
type Order = readonly [0, 1] | readonly [1, 0]
const orders: readonly Order[] = [
  [0, 1],
  [1, 0],
]

/** Calls that neither add nor remove a credential, only those of the session itself, or do what another one does for several accounts. */
const notRaced = [
  ...["register", "logout", "endSession", "forgotPassword", "sendVerification", "verifyEmail", "updateOwnUser"],
  ...["sendBrowserLink", "openBrowser", "confirmEmail", "acceptRole"],
  ...[
    "updateUser",
    "changeRoles",
    "deleteUsers",
    "inviteUser",
    "inviteAgain",
    "eraseUser",
    "deleteOwnAccount",
    "endUserSessions",
  ],
  ...["beginPasskey", "beginPasskeyLogin", "confirmIdentity", "confirmWithPasskey", "downloadOwnData"],
]

/** Another connection holds the row that every audited transaction needs last, so that calls can go on until then. */
async function whileLogIsLocked<T>({ database }: TestApp, work: () => Promise<T>): Promise<T> {
  const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = database.write([], async (trx) => {
    await trx
      .updateTable("auditHead")
      .set(({ ref }) => ({ position: ref("position") }))
      .execute()
    locked.resolve()
    await released.promise
  })
  await locked.promise
  const result = await work().finally(released.resolve)
  await holding
  return result
}

/** Sends a call, and returns once it has ended or its transaction waits for a lock. */
async function begin({ database }: TestApp, send: () => Promise<Answer>): Promise<{ answer: Promise<Answer> }> {
  const before = await lockWaits(database)
  let hasEnded = false
  const answer = send().finally(() => {
    hasEnded = true
  })
  while (!hasEnded && (await lockWaits(database)) <= before) await wait(5)
  return { answer }
}

/** Sends two calls at once. Returns how it ended if they do not end so one after the other. */
async function startRacing() {
  const app = await startTestApp("postgres")
  const { raced, sessions, reset, stateAfter } = await startRacedAccount(app)
  const send = (pair: Pair, place: 0 | 1) => raced[pair[place]]?.(sessions[place]) as Promise<Answer>

  async function oneAfterTheOther(pair: Pair, order: Order) {
    await reset()
    const answers: Answer[] = []
    for (const place of order) answers[place] = await send(pair, place)
    return JSON.stringify(await stateAfter(answers))
  }

  async function atOnce(pair: Pair, order: Order) {
    await reset()
    const answers: Promise<Answer>[] = []
    await whileLogIsLocked(app, async () => {
      for (const place of order) answers[place] = (await begin(app, () => send(pair, place))).answer
    })
    return JSON.stringify(await stateAfter(await Promise.all(answers)))
  }

  async function race(pair: Pair): Promise<string[]> {
    const ended = [await atOnce(pair, [0, 1]), ...(pair[0] === pair[1] ? [] : [await atOnce(pair, [1, 0])])]
    const serial: string[] = []
    for (const order of orders) {
      if (ended.every((state) => serial.includes(state))) break
      serial.push(await oneAfterTheOther(pair, order))
    }
    return ended.filter((state) => !serial.includes(state)).map((state) => [pair, state, ...serial].join("\n  "))
  }
  return { race, names: Object.keys(raced) as CallName[], stop: app.stop }
}

test.skipIf(inject("postgresUrl") === "")(
  "two calls at once about the credentials or sessions of an account end as if one had come after the other",
  { timeout: 300_000 },
  async () => {
    const racing = await Promise.all(Array.from({ length: 4 }, startRacing))
    const names = racing[0]?.names ?? []
    const changing = Object.entries(calls).filter(([, { method, path }]) => method !== "GET" && /^\/auth/.test(path))
    expect([...names, ...notRaced].sort()).toEqual(changing.map(([name]) => name).sort())

    const pairs = names.flatMap((one, index) => names.slice(index).map((other) => [one, other] as const)).values()
    const run = async ({ race }: Awaited<ReturnType<typeof startRacing>>) => {
      const different: string[] = []
      for (const pair of pairs) different.push(...(await race(pair)))
      return different
    }
    expect((await Promise.all(racing.map(run))).flat()).toEqual([])
    for (const { stop } of racing) await stop()
  },
)
