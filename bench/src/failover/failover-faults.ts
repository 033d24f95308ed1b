import type { startDatabaseMachines } from "./database-machines.ts"
import type { startSite } from "./site-machine.ts"

type Databases = Awaited<ReturnType<typeof startDatabaseMachines>>
type Site = Awaited<ReturnType<typeof startSite>>

/** Causes it, and returns what repairs it once the site goes on without. */
export type Fault = { name: string; cause: () => Promise<() => void | Promise<void>> }

const repairsItself = () => {}

export function faultsOf(databases: Databases, site: Site): Fault[] {
  async function powerOff(machine: Awaited<ReturnType<Databases["primary"]>>) {
    await machine.powerOff()
    return machine.startAll
  }
  async function cutOff({ machine }: Awaited<ReturnType<Databases["primary"]>>) {
    machine.unplug()
    return machine.plug
  }
  return [
    {
      name: "a server is killed",
      async cause() {
        site.servers[0]?.kill()
        return repairsItself
      },
    },
    {
      name: "an nginx worker is killed",
      async cause() {
        site.killNginxWorker()
        return repairsItself
      },
    },
    {
      name: "the etcd leader is killed",
      async cause() {
        const leader = await databases.etcdLeader()
        leader.killEtcd()
        return repairsItself
      },
    },
    { name: "the synchronous standby is cut off", cause: async () => cutOff(await databases.syncStandby()) },
    { name: "the primary is switched off", cause: async () => powerOff(await databases.primary()) },
    { name: "the primary is cut off", cause: async () => cutOff(await databases.primary()) },
  ]
}
