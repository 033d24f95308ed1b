import { statSync } from "node:fs"
import { resolve } from "node:path"
import { hostsOf } from "#db/postgres/postgres-hosts.ts"
import { error, type Finding, ok, warning } from "#doctor/finding.ts"
import { isPrivateHost } from "#network/private-host.ts"
import type { Settings } from "#settings.ts"

const isLocal = ({ hostname }: Pick<URL, "hostname">) =>
  hostname === "localhost" || /^127\./.test(hostname) || hostname === "[::1]"

/** Settings that are valid, but probably not meant. */
export function settingsFindings(settings: Settings): Finding[] {
  const url = new URL(settings.publicUrl)
  const findings = [...urlFindings(url, settings), ...secretFindings(settings), ...plainTextFindings(settings)]
  if (!settings.secondFactorPolicy.isRequired)
    findings.push(
      warning(
        "SECOND_FACTOR is optional: a stolen password of an admin is enough",
        "Set it to required, after a word with the office",
      ),
    )
  if (settings.rateLimit === 0)
    findings.push(warning("RATE_LIMIT is 0: nothing limits a flood of requests", "Unset it, except for load tests"))
  const hostOf = (url: string) => new URL(url).host
  const { databaseUrl } = settings
  const database = databaseUrl
    ? `PostgreSQL at ${hostsOf(databaseUrl).map(hostOf).join(", ")}`
    : "the embedded database"
  return [ok(`${settings.publicUrl}, ${database}, DATA_DIR ${settings.dataDir}`), ...findings]
}

function urlFindings(url: URL, { trustProxy, host, port }: Settings): Finding[] {
  if (isLocal(url))
    return [warning(`PUBLIC_URL is ${url.origin}: links in mails lead there`, "Set it to the public URL of the site")]
  if (url.protocol === "http:")
    return [
      error(
        "PUBLIC_URL is not https: passwords can be read on their way",
        "Set up a reverse proxy with TLS: docs/tls-and-proxies.md",
      ),
    ]
  if (trustProxy) {
    const isProxyHere = trustProxy.split(",").every((proxy) => isLocal({ hostname: proxy.trim() }))
    if (!isProxyHere || isLocal({ hostname: host }) || host === "::1") return []
    const text = `HOST is ${host}: the site can be opened without TLS on port ${port}, past the proxy`
    return [warning(text, "Set it to 127.0.0.1, because the proxy is on this machine")]
  }
  const text = "TRUST_PROXY is not set: behind a proxy all visitors count as one IP address, in every limit"
  return [warning(text, "Set it to the IP address of the proxy that ends TLS")]
}

/** Connections that others in the network can read, or read and change. */
function plainTextFindings({ databaseUrl, smtpUrl, s3, backupBucket }: Settings): Finding[] {
  const hosts = databaseUrl ? hostsOf(databaseUrl).map((host) => new URL(host)) : []
  const isPlain = ({ searchParams }: URL) =>
    !/^(require|verify-ca|verify-full)$/.test(searchParams.get("sslmode") ?? "")
  const plain = [
    ...hosts
      .filter(isPlain)
      .map((host) => ({ name: "PostgreSQL", host, advice: "Add ?sslmode=verify-full to DATABASE_URL" })),
    ...[s3, backupBucket].flatMap((bucket) => {
      const host = URL.parse(bucket?.endpoint ?? "")
      return host?.protocol === "http:" ? [{ name: "S3", host, advice: "Use an endpoint with https" }] : []
    }),
    ...(smtpUrl && /\?.*(requireTLS=false|rejectUnauthorized=false)/.test(smtpUrl)
      ? [{ name: "the mail server", host: new URL(smtpUrl), advice: "Remove the option from SMTP_URL" }]
      : []),
  ]
  return plain
    .filter(({ host }) => !isLocal(host))
    .map(({ name, host, advice }) => {
      const text = `The connection to ${name} at ${host.host} is not protected by TLS`
      return isPrivateHost(host.hostname) ? warning(text, advice) : error(text, advice)
    })
}

function secretFindings({ adminPassword, databaseUrl, secretKey }: Settings): Finding[] {
  const findings: Finding[] = []
  if (adminPassword)
    findings.push(warning("ADMIN_PASSWORD is set, which only the first start needs", "Remove it from the settings"))
  if (databaseUrl && secretKey === undefined)
    findings.push(
      warning("SECRET_KEY is not set: a second server would use another key", "Set it on all servers, to secret.key"),
    )
  const file = resolve(".env")
  const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0
  if (process.platform !== "win32" && (mode & 0o077) !== 0)
    findings.push(error(`Other users of this machine can read ${file}`, `Call: chmod 600 ${file}`))
  return findings
}
