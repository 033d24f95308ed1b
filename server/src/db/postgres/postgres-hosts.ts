/** Splits `postgres://user:password@one,two:5433/name?options` into one connection string per host. */
export function hostsOf(databaseUrl: string): string[] {
  const [, before = "", hosts = "", after = ""] =
    /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]+)(.*)$/.exec(databaseUrl) ?? []
  return hosts.split(",").map((host) => `${before}${host.trim()}${after}`)
}
