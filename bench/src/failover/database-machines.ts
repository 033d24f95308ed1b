import { randomBytes } from "node:crypto"
import { chownSync, mkdirSync, openSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Cleanup } from "#cleanup.ts"
import { root } from "#process/real-server.ts"
import { until } from "#until.ts"
import { connectClient } from "../../../server/src/db/postgres/postgres-pools.ts"
import { addMachine, type Machine, type Owner } from "./private-network.ts"
import { supervise } from "./supervise.ts"

const names = ["db1", "db2", "db3"]
const addressOf = (name: string) => `10.0.0.${names.indexOf(name) + 11}`
const requestTimeoutMs = 1500
const startTimeoutMs = 60_000
/** As the systemd units do it. */
const restartDelayMs = 2000

type Member = { name: string; role: string; state: string }

/** Three machines, each with etcd and Patroni, by the files in deploy/. */
export async function startDatabaseMachines(cleanup: Cleanup, folder: string, owner: Owner) {
  const passwords = Object.fromEntries(["SUPERUSER", "REPLICATION", "REWIND"].map((user) => [user, secret()]))
  const machines = names.map((name) => databaseMachine(cleanup, folder, owner, name, passwords))
  for (const { machine, startAll } of machines) {
    await machine.start()
    startAll()
  }
  await until("Patroni has a primary and two standbys", startTimeoutMs, isHealthy)

  async function members(): Promise<Member[]> {
    const answers = await Promise.all(names.map((name) => getJson(`http://${addressOf(name)}:8008/cluster`)))
    return (answers.find((answer) => answer !== undefined)?.members as Member[] | undefined) ?? []
  }

  async function isHealthy(): Promise<boolean> {
    const found = await members()
    const running = found.filter(({ state }) => state === "running" || state === "streaming")
    const has = (role: string) => running.some((member) => member.role === role)
    return running.length === names.length && has("leader") && has("sync_standby")
  }

  const find = (name: string) => machines[names.indexOf(name)] as (typeof machines)[number]
  async function inRole(role: string) {
    const found = (await members()).find((member) => member.role === role)
    if (!found) throw new Error(`No database machine is ${role}`)
    return find(found.name)
  }

  return {
    isHealthy,
    primary: () => inRole("leader"),
    syncStandby: () => inRole("sync_standby"),
    async etcdLeader() {
      for (const name of names) {
        const status = await getJson(`http://${addressOf(name)}:2379/v3/maintenance/status`, {})
        const { member_id } = (status?.header ?? {}) as { member_id?: string }
        if (status && status.leader === member_id) return find(name)
      }
      throw new Error("etcd has no leader")
    },
    /** Creates the role and the database of the servers; returns the connection string with all hosts. */
    async createDatabase(): Promise<string> {
      const password = secret()
      const { address } = (await inRole("leader")).machine
      const client = await connectClient(`postgres://postgres:${passwords.SUPERUSER}@${address}/postgres`)
      await client.query(`create role prohori login password '${password}'`)
      await client.query("create database prohori owner prohori")
      await client.end()
      return `postgres://prohori:${password}@${names.map(addressOf).join(",")}/prohori`
    },
  }
}

const secret = () => randomBytes(24).toString("hex")

function databaseMachine(
  cleanup: Cleanup,
  parent: string,
  owner: Owner,
  name: string,
  passwords: Record<string, string>,
) {
  const machine: Machine = addMachine(cleanup, name, addressOf(name), owner)
  const folder = join(parent, name)
  mkdirSync(folder)
  chownSync(folder, owner.uid, owner.gid)
  const output = openSync(join(folder, "output.log"), "a")
  const common = { PATH: process.env.PATH ?? "", HOME: folder, LC_ALL: "C.UTF-8" }
  const etcdEnv = { ...common, ...exampleOf("etcd/etcd.env", name), ETCD_DATA_DIR: join(folder, "etcd") }
  const patroniEnv = {
    ...common,
    ...exampleOf("patroni/patroni.env", name),
    ...Object.fromEntries(Object.entries(passwords).map(([user, value]) => [`PATRONI_${user}_PASSWORD`, value])),
    PATRONI_POSTGRESQL_DATA_DIR: join(folder, "postgres"),
    PATRONI_POSTGRESQL_PGPASS: join(folder, "pgpass"),
  }
  const patroni = [join(root, "deploy/patroni/patroni.yml")]
  let programs: ReturnType<typeof supervise>[] = []

  function startAll() {
    programs = [
      supervise(() => machine.run("etcd", [], etcdEnv, output), restartDelayMs),
      supervise(() => machine.run("patroni", patroni, patroniEnv, output), restartDelayMs),
    ]
  }
  function stopAll() {
    for (const program of programs) program.stop()
  }
  cleanup.defer(async () => stopAll())
  return {
    machine,
    startAll,
    async powerOff() {
      stopAll()
      await machine.killAll()
    },
    killEtcd: () => programs[0]?.child().kill("SIGKILL"),
  }
}

/** The settings of an example file in deploy/. Those of the database machines are for db1. */
export function exampleOf(file: string, name = "db1"): Record<string, string> {
  const lines = readFileSync(join(root, "deploy", `${file}.example`), "utf8").split("\n")
  const settings = lines.filter((line) => /^[A-Z]/.test(line)).map((line) => line.split(/=(.*)/))
  const own = (key: string, value: string) => (/HOSTS$|CLUSTER$/.test(key) ? value : ofMachine(value, name))
  return Object.fromEntries(settings.map(([key = "", value = ""]) => [key, own(key, value)]))
}

const ofMachine = (value: string, name: string) => value.replaceAll("10.0.0.11", addressOf(name)).replace(/^db1$/, name)

async function getJson(url: string, body?: object): Promise<Record<string, unknown> | undefined> {
  try {
    const post = body && { method: "POST", body: JSON.stringify(body) }
    const response = await fetch(url, { ...post, signal: AbortSignal.timeout(requestTimeoutMs) })
    return (await response.json()) as Record<string, unknown>
  } catch {
    return undefined
  }
}
