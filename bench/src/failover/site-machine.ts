import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { chmodSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Cleanup } from "#cleanup.ts"
import { endProcess } from "#process/end-process.ts"
import { root, serverProgram } from "#process/real-server.ts"
import { isReady } from "../../../server/src/test/server-process.ts"
import { supervise } from "./supervise.ts"

const restartDelayMs = 1000
const firstPort = 3001
export const plainPort = 8080
const toServer = 'proxy_http_version 1.1; proxy_set_header Connection "";'

type Location = { folder: string; certificate: string; key: string }

/** The machine of the servers, and of nginx in front of them, by the files in deploy/. */
export async function startSite(cleanup: Cleanup, location: Location, settings: Record<string, string>) {
  const servers: Server[] = []
  const nginx = startNginx(cleanup, location)
  return {
    servers,
    killNginxWorker: nginx.killWorker,
    /** Starts servers until there are so many; nginx uses these. */
    async serveWith(count: number) {
      while (servers.length < count) {
        const server = supervisedServer(cleanup, location.folder, firstPort + servers.length, settings)
        servers.push(server)
        await isReady(server.origin)
      }
      nginx.serve(servers.slice(0, count))
      await isReady("https://127.0.0.1")
    },
  }
}

type Server = ReturnType<typeof supervisedServer>

/** As prohori@PORT.service runs it: started again a second after it has ended. */
function supervisedServer(cleanup: Cleanup, folder: string, port: number, settings: Record<string, string>) {
  const dataDir = join(folder, `server-${port}`)
  mkdirSync(dataDir)
  const output = openSync(join(folder, `server-${port}.log`), "a")
  const env = { ...process.env, ...settings, PORT: String(port), DATA_DIR: dataDir }
  const start = () => spawn(process.execPath, serverProgram, { cwd: root, env, stdio: ["ignore", output, output] })
  const server = supervise(start, restartDelayMs)
  cleanup.defer(async () => {
    server.stop()
    await endProcess(server.child(), "SIGKILL")
  })
  return { port, origin: `http://127.0.0.1:${port}`, dataDir, kill: () => server.child().kill("SIGKILL") }
}

function startNginx(cleanup: Cleanup, { folder, certificate, key }: Location) {
  const own = join(folder, "nginx")
  mkdirSync(own)
  // Its workers are another user.
  for (const each of [folder, own]) chmodSync(each, 0o711)
  const template = readFileSync(join(root, "deploy/nginx/prohori.conf"), "utf8")
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${own}/${kind};`,
  )
  // The load generator names the visitors that it stands for, as a load balancer in front of nginx would.
  const http = ["access_log off;", ...temporary, "set_real_ip_from 127.0.0.1;", "real_ip_header X-Forwarded-For;"]
  const main = [
    "user www-data;",
    "worker_processes 2;",
    "daemon off;",
    `pid ${own}/pid;`,
    `error_log ${own}/error.log;`,
  ]
  // For the load generator, which speaks no TLS.
  const plain = `server { listen 127.0.0.1:${plainPort}; location / { proxy_pass http://prohori; ${toServer} } }`
  const blocks = [
    "events { worker_connections 1024; }",
    `http { ${http.join(" ")} include ${own}/prohori.conf; ${plain} }`,
  ]
  writeFileSync(join(own, "nginx.conf"), [...main, ...blocks].join("\n"))
  let nginx: ChildProcess | undefined

  const workers = () => {
    const children = readFileSync(`/proc/${nginx?.pid}/task/${nginx?.pid}/children`, "utf8")
    return children.trim().split(" ").map(Number)
  }
  cleanup.defer(async () => {
    if (nginx) await endProcess(nginx, "SIGTERM")
  })
  return {
    /** Starts nginx in front of these servers, or changes which they are. */
    serve(servers: readonly Pick<Server, "port">[]) {
      const lines = servers.map(({ port }) => `  server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`)
      const conf = template
        .replace(/( {2}server 127\.0\.0\.1:\d+ .*\n)+/, `${lines.join("\n")}\n`)
        .replace(/ssl_certificate .*/, `ssl_certificate ${certificate};`)
        .replace(/ssl_certificate_key .*/, `ssl_certificate_key ${key};`)
      writeFileSync(join(own, "prohori.conf"), conf)
      const options = ["-p", own, "-c", join(own, "nginx.conf")]
      execFileSync("nginx", ["-t", "-q", ...options])
      if (nginx) nginx.kill("SIGHUP")
      else nginx = spawn("nginx", options, { stdio: "ignore" })
    },
    killWorker: () => process.kill(workers()[0] ?? 0, "SIGKILL"),
  }
}

/** How many mails were sent more than once: each server writes into its own outbox. */
export function mailsSent(dataDirs: readonly string[]) {
  const names = dataDirs.flatMap((dataDir) => outboxOf(join(dataDir, "outbox")))
  return { sent: new Set(names).size, again: names.length - new Set(names).size }
}

function outboxOf(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
