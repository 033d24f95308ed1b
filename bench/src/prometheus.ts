import { execFileSync, spawn } from "node:child_process"
import { copyFileSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { freePort } from "../../server/src/test/postgres/postgres-cluster.ts"
import { type Cleanup, temporaryFolder } from "./cleanup.ts"
import { endProcess } from "./process/end-process.ts"
import { root } from "./process/real-server.ts"
import { until } from "./until.ts"

type Alert = { labels: Record<string, string>; annotations: Record<string, string>; state: "pending" | "firing" }
type Rule = { name: string; query: string }

const folder = join(root, "deploy", "monitoring")
const startTimeoutMs = 90_000
const job = "prohori"

/** The rules with intervals of seconds. Only the age of a mail has a lower limit, too: nobody waits 15 minutes for it. */
const shortened = (rules: string) =>
  rules
    .replaceAll(/for: \d+[mh]/g, "for: 3s")
    .replaceAll("[5m]", "[10s]")
    .replace('prohori_mail_oldest_seconds{job="prohori"}) > 900', 'prohori_mail_oldest_seconds{job="prohori"}) > 10')

/** A real Prometheus on loopback, which reads a server's metrics every second and evaluates the shortened rules. */
export async function startPrometheus(cleanup: Cleanup, metricsPort: number) {
  const own = temporaryFolder(cleanup)
  writeFileSync(join(own, "alerts.yml"), shortened(readFileSync(join(folder, "alerts.yml"), "utf8")))
  const config = readFileSync(join(folder, "prometheus.yml"), "utf8")
    .replaceAll("15s", "1s")
    .replace("127.0.0.1:9464", `127.0.0.1:${metricsPort}`)
  writeFileSync(join(own, "prometheus.yml"), config.slice(0, config.indexOf("# Alerts reach")))
  copyFileSync(join(folder, "dashboard.json"), join(own, "dashboard.json"))
  execFileSync("promtool", ["check", "config", join(own, "prometheus.yml")], { stdio: "ignore" })
  const address = `127.0.0.1:${await freePort()}`
  const options = [`--config.file=${own}/prometheus.yml`, `--storage.tsdb.path=${own}/data`, "--log.level=error"]
  const started = spawn("prometheus", [...options, `--web.listen-address=${address}`], { stdio: "inherit" })
  cleanup.defer(() => endProcess(started, "SIGTERM"))

  async function get<Data>(path: string): Promise<Data> {
    const response = await fetch(`http://${address}/api/v1/${path}`)
    const { status, data, error } = (await response.json()) as { status: string; data: Data; error?: string }
    if (status !== "success") throw new Error(`${path}: ${error}`)
    return data
  }
  const query = async (expression: string) =>
    (await get<{ result: { value: [number, string] }[] }>(`query?query=${encodeURIComponent(expression)}`)).result
  const firing = async () => {
    const { alerts } = await get<{ alerts: Alert[] }>("alerts")
    return alerts.filter(({ state }) => state === "firing")
  }
  const isUp = () =>
    query(`up{job="${job}"} == 1`).then(
      ({ length }) => length > 0,
      () => false,
    )
  await until("Prometheus reads the metrics", startTimeoutMs, isUp)
  return {
    firing,
    query,
    /** The expressions of all rules and of the dashboard, as Grafana sends them. */
    async expressions() {
      const { groups } = await get<{ groups: { rules: Rule[] }[] }>("rules")
      const ofRules = groups.flatMap(({ rules }) => rules.map(({ query }) => query))
      const { panels } = JSON.parse(readFileSync(join(own, "dashboard.json"), "utf8")) as {
        panels: { targets: { expr: string }[] }[]
      }
      const ofPanels = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
      const filled = ofPanels.map((text) => text.replaceAll("$job", job).replaceAll("$__rate_interval", "30s"))
      return { ofRules, ofPanels: filled }
    },
  }
}
