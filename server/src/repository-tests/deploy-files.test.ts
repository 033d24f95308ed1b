import { readFileSync } from "node:fs"
import { expect, test } from "vitest"

/** A file below deploy/, without its comments. */
const read = (path: string) =>
  readFileSync(new URL(`../../../deploy/${path}`, import.meta.url), "utf8").replace(/^\s*#.*\n/gm, "")

/** The two servers of nginx: that of port 80, and that of port 443. */
const [plain = "", secure = "", ...more] = read("nginx/prohori.conf")
  .split(/^server \{$/m)
  .slice(1)
const valuesOf = (block: string, directive: string) =>
  Array.from(block.matchAll(new RegExp(`^\\s*${directive} (.*);$`, "gm")), ([, value]) => value)
/** Each location with what is done there. */
const locationsOf = (block: string) =>
  Object.fromEntries(
    Array.from(block.matchAll(/^ {2}location (.*) \{\n([^}]*)\}/gm), ([, path, directives = ""]) => [
      path,
      directives.trim(),
    ]),
  )

test("nginx has one server without TLS, and one with it", () => {
  expect(more).toEqual([])
  expect(valuesOf(plain, "listen")).toEqual(["80 default_server"])
  expect(valuesOf(secure, "listen")).toEqual(["443 ssl http2 default_server"])
})

test("without TLS, nginx refuses calls of the API, and redirects only pages", () => {
  expect(locationsOf(plain)).toEqual({
    "^~ /.well-known/acme-challenge/": "root /var/www/acme;",
    "^~ /api/": "return 403;",
    "/": "return 301 https://$host$request_uri;",
  })
})

test("nginx speaks TLS 1.2 and 1.3 only", () => {
  expect(valuesOf(secure, "ssl_protocols")).toEqual(["TLSv1.2 TLSv1.3"])
})

test("the ciphers of TLS 1.2 all have forward secrecy and authenticated encryption", () => {
  const [ciphers = "", ...others] = valuesOf(secure, "ssl_ciphers")
  expect(others).toEqual([])
  for (const cipher of ciphers.split(":")) expect(cipher).toMatch(/^ECDHE\+(AESGCM|CHACHA20)$/)
  // The key of a ticket would open recorded connections.
  expect(valuesOf(secure, "ssl_session_tickets")).toEqual(["off"])
})

test("nginx does not name its version", () => {
  for (const block of [plain, secure]) expect(valuesOf(block, "server_tokens")).toEqual(["off"])
})

const service = read("systemd/prohori@.service")
/** The last value counts, unless a setting is a list. */
const setting = (name: string) => service.match(new RegExp(`^${name}=.*$`, "gm"))?.map((line) => line.split("=")[1])

test("systemd gives a server process no rights, and no way to get some", () => {
  expect(setting("DynamicUser")).toEqual(["yes"])
  for (const name of ["User", "Group", "SupplementaryGroups", "PermissionsStartOnly"])
    expect([name, setting(name)]).toEqual([name, undefined])
  for (const name of ["CapabilityBoundingSet", "AmbientCapabilities"])
    expect([name, setting(name)]).toEqual([name, [""]])
  for (const name of ["NoNewPrivileges", "RestrictSUIDSGID", "RestrictNamespaces"])
    expect([name, setting(name)]).toEqual([name, ["yes"]])
  expect(setting("SystemCallFilter")).toEqual(["@system-service", "~@privileged"])
})

test("a server process writes only into its own folders, and sees no others of users", () => {
  expect(setting("ProtectSystem")).toEqual(["strict"])
  for (const name of ["ProtectHome", "PrivateTmp", "PrivateDevices"])
    expect([name, setting(name)]).toEqual([name, ["yes"]])
  expect(setting("ReadWritePaths")).toBeUndefined()
  expect(setting("StateDirectory")).toEqual(["prohori/%i"])
})

test("systemd starts a server process again after it has ended itself", () => {
  expect(setting("Restart")).toEqual(["always"])
})
